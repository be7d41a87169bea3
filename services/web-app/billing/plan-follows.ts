import { html, raw } from 'hono/html'
import { renewalTexts } from '#services/mail/renewal-texts.ts'
import { readerOf, writtenDay, writtenMoney } from '#services/papers/written.ts'
import { peopleOf } from '#services/seats/people.ts'
import type { ChangeQuote } from '#services/subscriptions/change-quote.ts'
import {
  beginsAt,
  followingChoice,
  isSameChoice,
  upgradeOf,
} from '#services/subscriptions/following-plan.ts'
import type { SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { planTexts } from './billing-links.ts'
import type { choiceIn } from './plan-choice.ts'

type Checked = {
  visit: MemberVisit
  subscription: SubscriptionRow
  choice: NonNullable<ReturnType<typeof choiceIn>>
  quote: ChangeQuote
}

/** The texts of the announced renewal, with the extra cost of a larger plan on its day. */
const announcedTexts = ({ visit, subscription, quote }: Checked): string[] => {
  const { renewalNotice, currency, periodEnd: at } = subscription
  if (!renewalNotice) return []
  const upgrade = quote.kind === 'larger' ? quote.upgrade : upgradeOf(subscription)
  const announced = { ...renewalNotice, at, currency, more: upgrade?.total ?? 0 }
  return renewalTexts(announced, readerOf(subscription, visit.tongues.locale))
}

/** How many members a plan for fewer people leaves without access, and from when on. */
const losingTexts = async ({ visit, subscription, choice, quote }: Checked): Promise<string[]> => {
  const { database, tongues, userId: holderId, now } = visit
  const { locale } = tongues
  const { listed } = await peopleOf(database, { holderId, now })
  const members = listed.filter(({ standing }) => standing === 'member').length
  const count = members - (choice.seats - 1)
  if (count < 1) return []
  const from = quote.kind === 'larger' ? now : beginsAt(subscription, choice)
  const date = writtenDay(from, readerOf(subscription, locale))
  return [fillWords(wordsOf(locale).people.losing, { date, count: `${count}` })]
}

/** Until when the present plan goes on, and what a plan costs from its day on; of one that begins at once the announced renewal says it, where there is one. Who loses access by it comes last. */
export const followsHtml = async (checked: Checked): Promise<Html> => {
  const { visit, subscription, choice, quote } = checked
  const { locale } = visit.tongues
  const { currency, periodEnd, renewalNotice } = subscription
  const reader = readerOf(subscription, locale)
  const words = wordsOf(locale).billing
  const isLarger = quote.kind === 'larger'
  const from = isLarger ? periodEnd : beginsAt(subscription, choice)
  const isReplaced =
    renewalNotice !== null && !isSameChoice(followingChoice(subscription), subscription)
  const until = isReplaced ? periodEnd : from
  const present = fillWords(isLarger ? words.nowLine : words.laterLine, {
    ...planTexts(subscription, locale),
    date: writtenDay(until, reader),
  })
  const then = fillWords(words.thenLine, {
    date: writtenDay(from, reader),
    amount: writtenMoney({ amount: quote.yearly, currency }, locale),
  })
  const isAnnounced = renewalNotice !== null && isLarger
  const lines = [
    present,
    ...announcedTexts(checked),
    ...(isAnnounced ? [] : [then]),
    ...(await losingTexts(checked)),
  ]
  return html`<p>${lines.map((line, at) => html`${at > 0 ? raw('<br />') : ''}${line}`)}</p>`
}
