import type { PlanId } from '#lib/config/plans.ts'

/** The names of the plans, the same in every language (S2 §1). */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  solo: 'Solo',
  team: 'Team',
  starter: 'Starter',
}
