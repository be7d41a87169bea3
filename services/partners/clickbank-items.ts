import type { PlanId } from '#lib/config/plans.ts'

/** What the marketplace calls our products: a number that its vendor gives each. */
export const CLICKBANK_ITEMS: Readonly<Record<string, PlanId>> = {
  '1': 'basic', // owner: to confirm
  '2': 'premium', // owner: to confirm
}

/** What a receipt calls a plan. */
export const CLICKBANK_PRODUCTS: Readonly<Record<PlanId, string>> = {
  basic: 'Business in a Box Basic',
  premium: 'Business in a Box Premium',
  solo: 'Business in a Box Solo',
  team: 'Business in a Box Team',
  starter: 'Business in a Box Starter',
}
