import { html, raw } from 'hono/html'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { sumOf } from '#lib/util/sum.ts'
import {
  affiliateOf,
  hasAccepted,
  isNumbered,
  keepAcceptance,
  type NumberedAffiliate,
  agreementIn,
} from '#services/affiliates/affiliate-store.ts'
import {
  clicksOf,
  monthsOf,
  type MonthEarnings,
  monthAfter,
  monthOf,
} from '#services/affiliates/earnings.ts'
import { flagsOf, recordFlags, type FlagRow } from '#services/affiliates/flags.ts'
import { payoutsTo } from '#services/affiliates/payouts.ts'
import { isCrossSite } from '#services/http/posted-form.ts'
import { writtenBookDay, writtenDate, writtenMonth } from '#services/papers/written.ts'
import { billingLink, NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import { statusHtml, backHtml, page, type Html, type MemberVisit } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import {
  agreementLink,
  deskLink,
  goToDesk,
  programmeTexts,
  writtenAmounts,
} from './affiliate-links.ts'
import { appliedPage, showApply } from './apply-page.ts'
import { flagsPart } from './flags-part.ts'
import {
  countText,
  MOST_MONTHS,
  monthsHtml,
  sumText,
  type Months,
  paidPart,
} from './months-table.ts'

type Desk = {
  visit: MemberVisit
  affiliate: NumberedAffiliate
  months: Months
  flags: readonly FlagRow[]
}

const leftOf = ({ commission, reversed, lost }: MonthEarnings) => commission - reversed - lost

/** The earnings of last month, first and large; those of this month where last month brought none. */
const lastMonthPart = ({ visit, months }: Desk): Html => {
  const { tongues, now } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const present = monthOf(now)
  const rowsOf = (wanted: string) => months.earnings.filter((row) => row.month === wanted)
  const hasEarned = (wanted: string) => rowsOf(wanted).some((row) => leftOf(row) !== 0)
  const last = monthAfter(present, -1)
  const month = !hasEarned(last) && hasEarned(present) ? present : last
  const rows = rowsOf(month)
  const held = sumText(rows, { of: (row) => row.held, locale })
  const soFar = sumText(rowsOf(present), { of: leftOf, locale })
  const due = writtenMonth(monthAfter(month, AFFILIATE_PROGRAMME.payoutMonths), locale)
  const counts = {
    sales: countText(
      sumOf(rows, (row) => row.sales),
      locale,
    ),
    clicks: countText(months.clicks.get(month) ?? 0, locale),
  }
  const said = [
    held && fillWords(words.heldPart, { amount: held }),
    rows.length > 0 && fillWords(words.payIn, { ...programmeTexts(locale), month: due }),
    month !== present &&
      soFar &&
      fillWords(words.thisMonth, { month: writtenMonth(present, locale), amount: soFar }),
  ].filter(Boolean)
  return html`<div class="slip">
    <p class="sum">
      <small>${fillWords(words.lastMonth, { month: writtenMonth(month, locale) })}</small>
      ${writtenAmounts(
        rows.map((row) => ({ currency: row.currency, amount: leftOf(row) })),
        locale,
      ).map((amount) => html`<strong>${amount}</strong>`)}
      ${fillWords(words.counts, counts)}
    </p>
    ${said.length > 0 ? html`<p>${said.map((text, at) => html`${at > 0 ? raw('<br />') : ''}${text}`)}</p>` : ''}
  </div>`
}

/** A new version of the agreement in plain words, and the button that accepts it. */
const termsPart = ({ visit }: Desk): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).affiliateDesk
  const date = writtenDate(agreementIn(locale).version, locale)
  return html`<section class="slip" aria-labelledby="terms">
    <h2 id="terms">${words.termsTitle}</h2>
    <p>
      ${fillWords(words.termsText, { date })}
      <a href="${agreementLink(visit)}">${words.agreement}</a>
    </p>
    <p>${words.termsMeaning}</p>
    <form method="post" action="${deskLink('terms', visit.tongues)}">
      <button>${words.termsButton}</button>
    </form>
  </section>`
}

const howPart = ({ visit }: Desk): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).affiliateDesk
  return html`<h2>${words.howTitle}</h2>
    <ul class="points">
      ${words.how.map((text) => html`<li>${fillWords(text, programmeTexts(locale))}</li>`)}
    </ul>
    <p><a href="${agreementLink(visit)}">${words.agreement}</a></p>`
}

const endedPart = ({ visit, affiliate }: Desk): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).affiliateDesk
  const date = writtenBookDay(affiliate.endedAt ?? affiliate.appliedAt, locale)
  const after = affiliate.endedForCause ? '' : fillWords(words.endedAfter, programmeTexts(locale))
  return html`<p class="note">${fillWords(words.ended, { date })} ${after}</p>`
}

const approvedPart = async (desk: Desk): Promise<Html> => {
  const { visit } = desk
  const { database, userId, tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const isAccepted = await hasAccepted(database, { userId, language: locale })
  return html`${isAccepted ? '' : termsPart(desk)} ${lastMonthPart(desk)}
    <p><a class="button" href="${deskLink('links', tongues)}">${words.linksTitle}</a></p>`
}

const deskPage = async (desk: Desk): Promise<Html> => {
  const { visit, affiliate } = desk
  const { context, tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const said = new Map(Object.entries(words.said)).get(context.req.query(NOTICE_FIELD) ?? '')
  const hasEnded = affiliate.state === 'ended'
  return page({
    ...visit,
    title: hasEnded ? words.endedTitle : words.title,
    text: fillWords(words.number, { number: `${affiliate.number}` }),
    content: html`${statusHtml(said)} ${hasEnded ? endedPart(desk) : await approvedPart(desk)}
      ${await flagsPart(desk.flags, visit)}
      <h2>${words.monthsTitle}</h2>
      ${monthsHtml(visit, desk.months)} ${paidPart(visit, desk.months)} ${howPart(desk)}
      ${backHtml(billingLink('account', tongues), wordsOf(locale).member.backToAccount)}`,
  })
}

/** The desk of an affiliate, with last month first; the form to apply, or what became of it, for everybody else. */
export const showDesk = async (visit: MemberVisit): Promise<Html> => {
  const { database, userId, now } = visit
  const affiliate = await affiliateOf(database, userId)
  if (!affiliate) return showApply(visit)
  if (affiliate.state === 'declined') return showApply(visit, affiliate)
  if (!isNumbered(affiliate)) return appliedPage(visit, affiliate)
  const { number } = affiliate
  const to = monthOf(now)
  await recordFlags(database, { number, now })
  const paid = await payoutsTo(database, number)
  const flags = await flagsOf(database, number)
  const earnings = await monthsOf(database, { number })
  const clicks = await clicksOf(database, { number, from: monthAfter(to, -MOST_MONTHS), to })
  return deskPage({ visit, affiliate, months: { earnings, clicks, paid }, flags })
}

/** Keeps that an affiliate accepts the version of the agreement that is in force. */
export const acceptTerms = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, userId, now } = visit
  if (isCrossSite(context)) {
    context.status(403)
    return showDesk(visit)
  }
  const affiliate = await affiliateOf(database, userId)
  if (affiliate?.state !== 'approved') return showDesk(visit)
  await keepAcceptance(database, { userId, language: tongues.locale, now })
  return goToDesk(visit, 'accepted')
}
