import * as z from 'zod/mini'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import { PAYMENT_PAGES } from './payment-path.ts'

/** A link to the page that changes a card is good for half an hour. */
const LIFE_MS = 30 * 60_000

const linkQuery = z.object({
  id: z.string().check(z.maxLength(255)),
  back: z.url().check(z.maxLength(500)),
  lang: z.enum(LOCALE_CODES),
  until: z.string().check(z.regex(/^\d{1,16}$/)),
  key: z.string().check(z.maxLength(100)),
})

type Named = Omit<z.infer<typeof linkQuery>, 'key'>

const keyed = ({ id, back, lang, until }: Named, key: string) =>
  ({ key, purpose: 'card page', value: [id, back, lang, until].join('\n') }) as const

type MethodLink = {
  subscriptionId: string
  locale: Locale
  /** The page to which the buyer returns. */
  back: string
  services: Pick<ServicesContext, 'hashKey' | 'payment'>
  now: Date
}

/** The page of this service on which the card of a subscription is changed, signed: whoever has the link may change it. */
export const methodPageAddress = ({ subscriptionId, locale, back, services, now }: MethodLink) => {
  const until = `${now.getTime() + LIFE_MS}`
  const named = { id: subscriptionId, back, lang: locale, until }
  const query = new URLSearchParams({ ...named, key: keyedHash(keyed(named, services.hashKey)) })
  return `${services.payment.publicUrl}${PAYMENT_PAGES.method}?${query}`
}

/** The content of a link, where it is one of ours and not too old. */
export const methodLinkIn = (
  query: Readonly<Record<string, string>>,
  { hashKey, now }: { hashKey: string; now: Date },
): Named | undefined => {
  const read = linkQuery.safeParse(query).data
  if (!read) return undefined
  const { key, ...named } = read
  const isRight = isOneOfSecrets(key, keyedHashes(keyed(named, hashKey)))
  return isRight && Number(named.until) > now.getTime() ? named : undefined
}
