import { BRAND } from '#lib/config/brand.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { type PlanId, PLAN_NAMES } from '#lib/config/plans.ts'
import { writtenDay, writtenMoney, type Reader } from '#services/papers/written.ts'
import { countedWords, fillWords, wordsOf } from '#services/words/words.ts'

/** Product and plan, with its people in brackets: a list with commas would break the sentence around it. */
export const itemText = (
  { plan, seats }: { plan: PlanId; seats: number },
  locale: Locale,
): string => {
  const users = countedWords('users', { count: seats, locale })
  return `${BRAND.name} ${PLAN_NAMES[plan]} (${users})`
}

/** A renewal as its notice has told it; `more` is what a larger plan that was taken since costs on its day. With taxes, in minor units. */
type Announced = {
  plan: PlanId
  seats: number
  at: Date
  total: number
  more: number
  currency: Currency
}

/** That an announced renewal stays as it is, and what is charged beside it on its day. */
export const renewalTexts = (
  { at, total, more, currency, ...item }: Announced,
  reader: Reader,
): string[] => {
  const { locale } = reader
  const words = wordsOf(locale).subscriptionMail.changed
  const money = (amount: number) => writtenMoney({ amount, currency }, locale)
  const date = writtenDay(at, reader)
  return [
    fillWords(words.renewal, { date, item: itemText(item, locale), total: money(total) }),
    ...(more === 0 ? [] : [fillWords(words.more, { total: money(more) })]),
  ]
}
