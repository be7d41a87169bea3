import * as z from 'zod/mini'
import { listedPlans } from '#features/pricing/listed-plans.ts'
import { seatsOf } from '#features/pricing/seats.ts'
import { PLAN_IDS, PLANS, PLANS_BY_SIZE, type PlanId } from '#lib/config/plans.ts'
import type { Database } from '#services/db/database.ts'
import { bookedChoice, isSameChoice } from '#services/subscriptions/following-plan.ts'
import { renewalPrice } from '#services/subscriptions/renewal-price.ts'
import { ordersOf, type SubscriptionRow } from '#services/subscriptions/subscription-store.ts'

/** A plan and how many people it is for. */
type PlanChoice = { plan: PlanId; seats: number }

/** Name of the field of a form; its value is plan and people, `team-3`. */
export const CHOICE_FIELD = 'to'

/** The form value of a choice. */
export const choiceValue = ({ plan, seats }: PlanChoice): string => `${plan}-${seats}`

const parts = z.tuple([z.enum(PLAN_IDS), z.string().check(z.regex(/^\d$/))])

/** The choice in a form value; undefined for anything that is not a plan. */
export const choiceIn = (value: unknown): PlanChoice | undefined => {
  const read = typeof value === 'string' ? parts.safeParse(value.split('-')).data : undefined
  if (!read) return undefined
  const [plan, digits] = read
  const seats = Number(digits)
  return seatsOf(plan, seats) === seats ? { plan, seats } : undefined
}

const CHOICES: readonly PlanChoice[] = PLANS_BY_SIZE.flatMap((plan) => {
  const { least, most } = PLANS[plan].seats
  return Array.from({ length: most - least + 1 }, (_none, at) => ({ plan, seats: least + at }))
})

/** `yearly` is with taxes, in minor units. */
export type PricedChoice = PlanChoice & { yearly: number }

/** The plans and numbers of people that may be listed, with a price in the currency of a subscription, the rows of a plan together. */
export const pricedChoices = async (
  queries: Pick<Database, 'select'>,
  { subscription, at }: { subscription: SubscriptionRow; at: Date },
): Promise<PricedChoice[]> => {
  const { last } = await ordersOf(queries, subscription)
  const priced = CHOICES.flatMap((choice) => {
    const price = renewalPrice({ ...choice, subscription, at, lastQuote: last.quote })
    return price ? [{ ...choice, yearly: price.total }] : []
  })
  const own = [subscription, bookedChoice(subscription)].flatMap((one) => one ?? [])
  return listedPlans(priced, (one) => own.some((other) => isSameChoice(one, other)))
}
