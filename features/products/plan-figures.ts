/** Sections of the drawn plan in the order in which a reader meets them (S2 §2.2). */
export const PLAN_SECTIONS = [
  'summary',
  'market',
  'marketing',
  'team',
  'forecast',
  'funding',
] as const

/** A section of the drawn plan. */
export type PlanSection = (typeof PLAN_SECTIONS)[number]

/** On which page of the drawn plan each section begins. */
export const FIRST_PAGES: Readonly<Record<PlanSection, number>> = {
  summary: 2,
  market: 3,
  marketing: 5,
  team: 8,
  forecast: 10,
  funding: 13,
}

/** The places where the people within ten minutes on foot buy their bread today, as shares of one. */
export const BREAD_SHARES = { supermarket: 0.58, bakeries: 0.31, elsewhere: 0.11 } as const

/** The neighbours that the drawn market page counts. */
export const NEIGHBORS = { households: 4200, offices: 130, bakeries: 2 } as const

/** The years of the drawn forecast, counted from 0. */
export const YEARS = [0, 1, 2] as const

/** A year of the drawn forecast; spending is negative. */
export const FORECAST = {
  sales: [310_000, 520_000, 640_000],
  goods: [-93_000, -156_000, -192_000],
  wages: [-128_000, -205_000, -246_000],
  premises: [-46_000, -70_000, -74_000],
  loan: [-14_000, -14_000, -14_000],
} as const

/** Sales of each half-year of the drawn forecast. */
export const HALF_YEARS = [140_000, 170_000, 245_000, 275_000, 308_000, 332_000] as const

/** The uses of the drawn loan, and the sources of the money: both have the same sum. */
export const FUNDING = {
  uses: { oven: 38_000, works: 24_000, stock: 8000, reserve: 10_000 },
  sources: { own: 20_000, bank: 60_000 },
} as const

/** First and last month of each measure in the drawn half-year, counted from 0. */
export const CAMPAIGN = {
  samples: [0, 1],
  opening: [2, 2],
  orders: [1, 4],
  easter: [3, 3],
  card: [2, 5],
} as const
