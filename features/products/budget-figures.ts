/** The drawn month, in US dollars: what each account was given, and what is spent of it (S2 §2.2). */
export const BUDGET = {
  wages: { planned: 13_200, spent: 13_200 },
  goods: { planned: 9400, spent: 7850 },
  rent: { planned: 4200, spent: 4200 },
  energy: { planned: 1600, spent: 1735 },
  marketing: { planned: 900, spent: 410 },
} as const

/** What the drawn month has brought in. */
export const INCOME = { shop: 21_480, orders: 12_650 } as const

/** What a week of the drawn plumber's van costs, in US dollars, and the hours that it is on the road for customers. */
export const VAN = { week: 264, hours: 33 } as const
