import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { writtenMoments } from '#features/leaving/written-moments.ts'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { CONSUMER_LAW, placeOf, type LawPlace, isConsumer } from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { Database } from '#services/db/database.ts'
import type { outboxMails } from '#services/db/purchase-schema.ts'
import { declarations } from '#services/db/subscription-schema.ts'
import { siteLink } from '#services/http/site-link.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import type { PaperLine } from '#services/papers/paper.ts'
import { writtenDay, writtenMoney } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Letter, MAIL_DATA } from './letter.ts'

/** Dots and slashes that mail programs make links of. */
const DOT = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu

/** Words of somebody who has not proved whose address a mail goes to: one line of `most` characters with nothing to press, so that nobody sends a message through us. */
export const quoted = (text: string, most: number): string => {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '))
  const shown = letters.length > most ? [...letters.slice(0, most - 1), '…'] : letters
  // A dot that looks the same and leads nowhere (U+2024).
  return `“${shown.join('').replaceAll('://', ': //').replaceAll(DOT, '\u2024')}”`
}

type LetterRequest = { mail: typeof outboxMails.$inferSelect; language: Locale; siteUrl: string }

type Row = typeof declarations.$inferSelect

/** Whether address and contract belong together; of anybody else nobody knows who has typed the address. */
const isProved = ({ subscriptionId, outcome }: Row) =>
  subscriptionId !== null || outcome !== 'for-a-person'

const MOST = { name: 60, orderNumber: 30, reason: 100 } as const

type Typed = keyof typeof MOST

/** A typed text, in full for a sender with a contract: the law requires it to be confirmed (§ 312k BGB). */
const typedIn = (row: Row, name: Typed): string | null => {
  const text = row[name]
  return text === null || isProved(row) ? text : quoted(text, MOST[name])
}

const isCut = (row: Row) =>
  !isProved(row) && keysOf(MOST).some((name) => (row[name]?.length ?? 0) > MOST[name])

const contentOf = (row: Row, language: Locale): PaperLine[] => {
  const { labels, soonest } = wordsOf(language).declarationMail
  const end =
    row.wishedEnd === null
      ? soonest
      : dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(row.wishedEnd))
  const lines = [
    [labels.name, typedIn(row, 'name')],
    [labels.email, row.email],
    [labels.orderNumber, typedIn(row, 'orderNumber')],
    [labels.reason, typedIn(row, 'reason')],
    [labels.end, row.kind === 'cancel' ? end : null],
  ] as const
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

type Left = Omit<z.infer<typeof MAIL_DATA.declaration>, 'declaration'> & { language: Locale }

const leftText = ({ zone }: Row, { until, amount, currency, language }: Left): string => {
  if (until === undefined || amount === undefined || !currency)
    throw new Error('A mail about a year that was left does not say until when')
  return fillWords(wordsOf(language).declarationMail.next.left, {
    date: writtenDay(new Date(until), { locale: language, zone: zone ?? BOOKS_TIME_ZONE }),
    amount: writtenMoney({ amount, currency }, language),
  })
}

const nextOf = (row: Row, left: Left): string => {
  const { next } = wordsOf(left.language).declarationMail
  const { outcome } = row
  if (outcome === 'for-a-person') return next.person
  if (outcome === 'left') return leftText(row, left)
  return outcome === 'stopped' ? next.stopped : next.refund
}

/** Confirms a cancellation or withdrawal with all of it, day and time, number, and what follows; throws where it is gone. */
export const declarationLetter = async (
  queries: Database,
  { mail, language, siteUrl }: LetterRequest,
): Promise<Letter> => {
  const { declaration, ...left } = MAIL_DATA.declaration.parse(mail.data)
  const [row] = await queries.select().from(declarations).where(eq(declarations.id, declaration))
  if (!row) throw new Error('There is no such declaration')
  const { subject, intro, typed, shortened, stranger } = wordsOf(language).declarationMail
  const { reference } = row
  const [here = '', ...utc] = writtenMoments(row.receivedAt, { locale: language, zone: row.zone })
  const at = [here, ...utc.map((moment) => `(${moment})`)].join(' ')
  return {
    language,
    subject: fillWords(subject[row.kind], { reference }),
    opening: [fillWords(intro[row.kind], { reference, at })],
    facts: { lines: contentOf(row, language) },
    ending: [`${typed}${isCut(row) ? ` ${shortened}` : ''}`, nextOf(row, { ...left, language })],
    note: stranger,
    links: [
      {
        text: wordsOf(language).mail.links.contact,
        href: siteLink('contact', { siteUrl, locale: language }),
      },
    ],
  }
}

/** The ways out of a renewed year that the law of a place gives: to withdraw from the renewal, and to leave the year. */
export const renewedTexts = (place: LawPlace, language: Locale): string[] => {
  const { coolingOff: days, leavingRenewed } = CONSUMER_LAW[place]
  const { coolingOff, leaving } = wordsOf(language).subscriptionMail.notice
  return [
    ...(days.value
      ? [fillWords(coolingOff, { days: days.value.days.toLocaleString(language) })]
      : []),
    ...(leavingRenewed.value ? [leaving] : []),
  ]
}

/** The words about withdrawal in a consumer's receipt, with the link to it; empty for a buyer for a company. */
export const withdrawalWords = (
  { buyer, kind }: Pick<OrderRow, 'buyer' | 'kind'>,
  { language, siteUrl }: Pick<LetterRequest, 'language' | 'siteUrl'>,
): { text: string[]; links: Letter['links'] } => {
  if (!isConsumer(buyer)) return { text: [], links: [] }
  const { right, link } = wordsOf(language).declarationMail
  const href = siteLink('withdrawal', { siteUrl, locale: language })
  const ofRenewal = kind === 'renewal' ? renewedTexts(placeOf(buyer), language) : []
  return { text: [...ofRenewal, right], links: [{ text: link, href }] }
}
