import { isSignedPreview, signPreview } from '#features/landing/preview-link.ts'
import { isMarkOf, receiptMark } from '#features/orders/server/clickbank-proof.ts'
import { attemptKeys } from '#features/signup/server/attempt.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { openText, sealText } from '#lib/server/answer/sealed-text.ts'
import { signedBodyFault, signedBodyHeader } from '#lib/util/signed-body.ts'
import { showsKey } from '#services/http/require-key.ts'
import { derivedKeys } from '#services/keys/derived-keys.ts'
import { createTokens, newSignIn } from '#services/keys/tokens.ts'
import { newKey } from '../support/bench.ts'

/** The key that goes. */
export const OLD = 'the key of before of 32 characters and more'

/** The key that takes its place. */
export const NEW = 'the key of now which has 32 characters and more'

/** Makes something under the old key, and says whether it counts under the keys of later. */
export type Made = () => Promise<(keys: string) => boolean | Promise<boolean>>

const now = () => new Date()

/** What the keys sign beside the hashes that are kept. */
export const besides: Record<string, Made> = {
  'sign-in': async () => {
    const tokens = (signingKey: string) => createTokens({ signingKey, now })
    const signIn = newSignIn({ userId: newKey(), number: 0, isByMail: false })
    const token = await tokens(OLD).issue('singleSignOn', signIn)
    return async (keys) => (await tokens(keys).signInOf('singleSignOn', token))?.id === signIn.id
  },
  'sign-in of a reader': async () => {
    const tokens = (signingKey: string) => createTokens({ signingKey, now })
    const token = await tokens(OLD).issueReader('ann@company.example')
    return async (keys) => (await tokens(keys).readerOf(token)) === 'ann@company.example'
  },
  'message of a payment': async () => {
    const body = '{}'
    const signed = { body, secret: derivedKeys(OLD, 'payment webhooks'), seconds: 1 }
    const header = signedBodyHeader(signed)
    return (keys) => {
      const secret = derivedKeys(keys, 'payment webhooks')
      const fault = signedBodyFault({ secret, body, header, seconds: 1, toleranceS: 1 })
      return fault === undefined
    }
  },
  'preview of a page': async () => {
    const page = { locale: 'en', path: '/docs/demo', hash: '0123456789ab', until: 2e9 } as const
    const signature = await signPreview(page, OLD)
    return async (keys) => isSignedPreview({ ...page, signature }, keys)
  },
  'receipt of the marketplace': async () => {
    const mark = receiptMark('ABCD1234', OLD)
    return (hashKey) => isMarkOf(mark, { receipt: 'ABCD1234', hashKey })
  },
  'answer to a form': async () => {
    const sealed = sealText('text', OLD)
    return (keys) => openText(sealed, keys) === 'text'
  },
  'call of the site': async () => {
    const url = 'http://localhost:4000'
    const shown = servicesKeyHeader(url, { servicesUrl: url, servicesKey: OLD })
    return (keys) => showsKey(Object.values(shown)[0], keys)
  },
  'call of a site that knows the next key already': async () => {
    return (keys) => showsKey(`${keys},${OLD}`, OLD)
  },
  'attempt to sign up': async () => {
    const attempt = { attempt: 'a'.repeat(32), payload: { Email: 'ann@company.example' } }
    const { idempotencyKey } = attemptKeys({ ...attempt, hashKey: OLD })
    return (hashKey) => Object.values(attemptKeys({ ...attempt, hashKey })).includes(idempotencyKey)
  },
}
