import type { Locale } from '#lib/config/locales.ts'
import { readerOf, writtenDay, writtenMoney } from '#services/papers/written.ts'
import type { NextCharge } from '#services/subscriptions/renewal-price.ts'
import type { SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'

type Coming = { subscription: SubscriptionRow; next: NextCharge | undefined; locale: Locale }

/** The next event of a subscription, in one sentence. */
export const nextSentence = ({ subscription, next, locale }: Coming): string => {
  const words = wordsOf(locale).billing
  const reader = readerOf(subscription, locale)
  const { state, renews, periodEnd, currency } = subscription
  if (state === 'disputed') return words.disputedLine
  if (!renews) return fillWords(words.endsLine, { date: writtenDay(periodEnd, reader) })
  if (state === 'past-due') return words.failedLine
  if (!next) return words.renewalOn
  const amount = writtenMoney({ amount: next.total, currency }, locale)
  return fillWords(words.nextLine, { amount, date: writtenDay(next.at, reader) })
}
