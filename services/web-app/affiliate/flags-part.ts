import { html } from 'hono/html'
import { FLAG_SECTIONS } from '#features/affiliate/flag-kinds.ts'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import type { Locale } from '#lib/config/locales.ts'
import { earnedOf } from '#services/affiliates/earnings.ts'
import type { FlagRow } from '#services/affiliates/flags.ts'
import {
  writtenBookDay,
  writtenDate,
  writtenMoney,
  writtenMonth,
} from '#services/papers/written.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { agreementLink, deskLink, FLAG_FIELD } from './affiliate-links.ts'

const dayText = (day: string | undefined, locale: Locale): string =>
  day === undefined ? '' : writtenDate(day, locale)

/** The evidence against the affiliate: from the tables, or in a person's words. */
const factsText = ({ kind, facts }: FlagRow, locale: Locale): string => {
  const { facts: words } = wordsOf(locale).affiliateDesk
  const { day, month, clicks = 0, paidBy = '', sender = '', note } = facts
  if (note !== undefined) return note
  const values = {
    date: dayText(day, locale),
    month: month === undefined ? '' : writtenMonth(month, locale),
    clicks: clicks.toLocaleString(locale),
    field: paidBy,
    sender,
  }
  if (kind === 'paid-click') return fillWords(words.paidClick, values)
  return fillWords(kind === 'click-flood' ? words.clickFlood : words.selfPurchase, values)
}

const decidedText = ({ decision, decidedAt, why }: FlagRow, locale: Locale): string =>
  decision && decidedAt
    ? fillWords(wordsOf(locale).affiliateDesk.decision[decision], {
        date: writtenBookDay(decidedAt, locale),
        why: why ?? '',
      })
    : ''

const feeText = ({ fee }: FlagRow, locale: Locale): string =>
  fee === 0
    ? ''
    : fillWords(wordsOf(locale).affiliateDesk.fee, {
        amount: writtenMoney({ amount: fee, currency: AFFILIATE_PROGRAMME.currency }, locale),
      })

/** The clause of the agreement that a flag follows, what it is about and what it holds. */
export const flagFacts = async (flag: FlagRow, visit: MemberVisit): Promise<Html> => {
  const { database, tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const section = FLAG_SECTIONS[flag.kind]
  const held = (await earnedOf(database, flag.id))
    .map((money) => writtenMoney(money, locale))
    .join(' + ')
  const holds = held ? fillWords(words.holds, { amount: held }) : words.holdsNothing
  return html`<p>${factsText(flag, locale)} ${flag.decision ? '' : holds}</p>
    <p>
      <a href="${agreementLink(visit, section)}"
        >${fillWords(words.section, { section: `${section}` })}</a
      >
    </p>`
}

const nextPart = (flag: FlagRow, { tongues }: MemberVisit): Html => {
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  if (flag.decision) {
    return html`<p class="note">${decidedText(flag, locale)} ${feeText(flag, locale)}</p>`
  }
  if (flag.objectedAt) {
    const date = writtenBookDay(flag.objectedAt, locale)
    return html`<p class="note">${fillWords(words.objected, { date })}</p>`
  }
  const href = deskLink('object', { ...tongues, fields: { [FLAG_FIELD]: `${flag.id}` } })
  return html`<p>
    <a href="${href}">${words.object}<span class="unseen">: ${words.kinds[flag.kind]}</span></a>
  </p>`
}

/** The flags of an affiliate, each with its clause, what it holds and the way to object; nothing where there are none. */
export const flagsPart = async (flags: readonly FlagRow[], visit: MemberVisit): Promise<Html> => {
  if (flags.length === 0) return html``
  const words = wordsOf(visit.tongues.locale).affiliateDesk
  const items = await Promise.all(
    flags.map(
      async (flag) =>
        html`<li>
          <h3>${words.kinds[flag.kind]}</h3>
          ${await flagFacts(flag, visit)} ${nextPart(flag, visit)}
        </li>`,
    ),
  )
  return html`<h2>${words.flagsTitle}</h2>
    <ul class="flags">
      ${items}
    </ul>`
}
