import type { PlanId } from '#lib/config/plans.ts'

/** What the marketplace calls our products: a number that its vendor gives each. */
export const MARKETPLACE_PLANS: Readonly<Record<string, PlanId>> = {
  '1': 'basic', // owner: to confirm
  '2': 'premium', // owner: to confirm
}
