import type * as z from 'zod/mini'
import { FLAG_SECTIONS } from '#features/affiliate/flag-kinds.ts'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { siteLink } from '#services/http/site-link.ts'
import { writtenDate, writtenMoney, writtenMonth } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Letter, MAIL_DATA, type LetterRequest } from './letter.ts'

const dollars = (amount: number, language: Locale) =>
  writtenMoney({ amount, currency: AFFILIATE_PROGRAMME.currency }, language)

const ASKS_NOTHING: ReadonlySet<string> = new Set(['applied', 'objected', 'declined'])

/** The values for the words of an event. */
const valuesOf = (
  { number, kind, why, usd, month, day }: z.infer<typeof MAIL_DATA.affiliate>,
  language: Locale,
) => ({
  number: number ?? '',
  why: why ?? '',
  kind: kind === undefined ? '' : wordsOf(language).affiliateDesk.kinds[kind],
  section: kind === undefined ? '' : `${FLAG_SECTIONS[kind]}`,
  amount: usd === undefined ? '' : dollars(usd, language),
  date: day === undefined ? '' : writtenDate(day, language),
  month: month === undefined ? '' : writtenMonth(month, language),
})

/** Tells an affiliate what became of an application, an agreement, a flag or a payment. */
export const affiliateLetter = ({ mail, language, siteUrl, webAppUrl }: LetterRequest): Letter => {
  const { desk, agreement, fee: feeLine, events } = wordsOf(language).affiliateMail
  const told = MAIL_DATA.affiliate.parse(mail.data)
  const { event, fee } = told
  const values = valuesOf(told, language)
  const { subject, text } = events[event]
  const reader = { siteUrl, locale: language }
  const query = new URLSearchParams({ [QUERY.language]: language })
  const toDesk = { text: desk, href: `${webAppUrl}/affiliate/?${query}` }
  const { links, agreementChanged } = wordsOf(language).mail
  const isChange = event === 'changed'
  const toAgreement = {
    text: isChange ? agreementChanged.open : agreement,
    href: siteLink('affiliateAgreement', reader),
  }
  return {
    language,
    subject: fillWords(subject, values),
    opening: [
      ...text.map((part) => fillWords(part, values)),
      ...(fee ? [fillWords(feeLine, { amount: dollars(fee, language) })] : []),
    ],
    ending: [],
    button: ASKS_NOTHING.has(event) ? 'none' : 'last',
    links: [
      ...(isChange ? [toAgreement, toDesk] : [toDesk, toAgreement]),
      { text: links.contact, href: siteLink('contact', reader) },
    ],
  }
}
