import { keysOf } from '#lib/util/keys-of.ts'

type Plan = {
  /** People that the licence is for; more than one number where the buyer chooses, and the price is then one seat's. */
  seats: { least: number; most: number }
  /** The product number on an order, by which accounting systems know it. */
  sku: string
}

const TABLE = {
  basic: { seats: { least: 1, most: 1 }, sku: 'BIB-BASIC-Y' },
  premium: { seats: { least: 5, most: 5 }, sku: 'BIB-PREMIUM-Y' },
  solo: { seats: { least: 1, most: 1 }, sku: 'BIB-SOLO-Y' },
  team: { seats: { least: 2, most: 5 }, sku: 'BIB-TEAM-Y' },
  starter: { seats: { least: 1, most: 1 }, sku: 'BIB-STARTER-Y' },
} as const satisfies Record<string, Plan>

/** A paid plan (S2 §1); each is a licence for a year that renews by itself (S2 §9). */
export type PlanId = keyof typeof TABLE

export const PLANS: Readonly<Record<PlanId, Plan>> = TABLE

export const PLAN_IDS = keysOf(TABLE)

/** Every plan once, from the one that allows least to the one that allows most; a plan that a buyer sizes keeps its place whatever the number of people. */
export const PLANS_BY_SIZE: readonly PlanId[] = keysOf({
  starter: true,
  solo: true,
  basic: true,
  team: true,
  premium: true,
} satisfies Record<PlanId, true>)

/** Sizes of the cloud drive, in gigabytes of a thousand megabytes; which one a plan has is said before a visitor pays (S2 §1). */
export const STORAGE_TIERS_GB = [20, 40, 50, 60, 100, 200] as const

export type StorageTier = (typeof STORAGE_TIERS_GB)[number]

/** The use of a licence within a day above which it counts as abuse: documents, and network addresses that they are fetched from (S2 §9). */
export const LICENCE_LIMITS = { documents: 100, addresses: 10 } as const

/** The names of the plans, the same in every language (S2 §1). */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  solo: 'Solo',
  team: 'Team',
  starter: 'Starter',
}
