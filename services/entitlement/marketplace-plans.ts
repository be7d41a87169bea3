import type { PlanId } from '#lib/config/plans.ts'

/** Our plans by the product numbers that the vendor gives them at the marketplace. */
export const MARKETPLACE_PLANS: Readonly<Record<string, PlanId>> = {
  '1': 'basic', // owner: to confirm
  '2': 'premium', // owner: to confirm
}
