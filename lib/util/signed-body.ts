import { createHmac } from 'node:crypto'
import { isOneOfSecrets } from './is-same-secret.ts'
import { keysIn, presentKey } from './keys-in.ts'

const HEADER = /^t=(\d{1,12}),v1=([\da-f]{64})$/

type Signing = {
  /** The present one, and while it takes the place of another one that one behind a comma. */
  secret: string
  body: string
  seconds: number
}

const signatureOf = ({ secret, body, seconds }: Signing): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The header that proves who sent a body and when: `t={seconds},v1={HMAC-SHA-256 of "t.body", hex}`. */
export const signedBodyHeader = (signing: Signing): string =>
  `t=${signing.seconds},v1=${signatureOf({ ...signing, secret: presentKey(signing.secret) })}`

type Check = {
  secret: string
  body: string
  /** As it came; anything may stand in it. */
  header: string | null
  /** The moment of the check, and how far the signature's may lie from it. */
  seconds: number
  toleranceS: number
}

/** The fault of a signed body; nothing where the signature holds. Compares in constant time. */
export const signedBodyFault = (check: Check): 'unsigned' | 'forged' | 'old' | undefined => {
  const [, time, signature] = HEADER.exec(check.header ?? '') ?? []
  if (time === undefined || signature === undefined) return 'unsigned'
  const seconds = Number(time)
  const right = keysIn(check.secret).map((secret) => signatureOf({ ...check, secret, seconds }))
  if (!isOneOfSecrets(signature, right)) return 'forged'
  return Math.abs(check.seconds - seconds) > check.toleranceS ? 'old' : undefined
}
