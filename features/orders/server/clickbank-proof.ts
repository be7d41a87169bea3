import { createHash, createHmac } from 'node:crypto'
import { isOneOfSecrets, isSameSecret } from '#lib/util/is-same-secret.ts'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'
import type { ClickbankPost } from '../clickbank-post.ts'
import { CLICKBANK_CLOCK_SLIP_S, CLICKBANK_RECEIPT_LIFE_S } from '../waits.ts'

type Signed = Pick<ClickbankPost, 'cbreceipt' | 'time' | 'item'>

const PROOF_LENGTH = 8

/** The marketplace's signature of a receipt: the first eight hex digits, in capitals, of SHA-1 over secret, receipt, time and item. */
export const clickbankProof = ({ cbreceipt, time, item }: Signed, secret: string): string =>
  createHash('sha1')
    .update([secret, cbreceipt, time, item].join('|'))
    .digest('hex')
    .slice(0, PROOF_LENGTH)
    .toUpperCase()

/** True if a receipt is signed and recent: 32 bits are few, so an old one is not accepted. */
export const isProved = (
  post: Signed & Pick<ClickbankPost, 'cbpop'>,
  { secret, now }: { secret: string; now: Date },
): boolean => {
  const ageS = now.getTime() / 1000 - post.time
  const isYoung = ageS <= CLICKBANK_RECEIPT_LIFE_S && ageS >= -CLICKBANK_CLOCK_SLIP_S
  return isSameSecret((post.cbpop ?? '').toUpperCase(), clickbankProof(post, secret)) && isYoung
}

/** The mark that a browser keeps of a receipt it has shown; nobody else can make it. */
export const receiptMark = (receipt: string, hashKey: string): string =>
  createHmac('sha256', presentKey(hashKey))
    .update(`marketplace receipt|${receipt}`)
    .digest('base64url')

/** True if a browser has shown this receipt before. */
export const isMarkOf = (
  mark: string | undefined,
  { receipt, hashKey }: { receipt: string; hashKey: string },
): boolean =>
  isOneOfSecrets(
    mark ?? '',
    keysIn(hashKey).map((key) => receiptMark(receipt, key)),
  )
