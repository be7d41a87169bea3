/**
 * What the Basic plan costs, in US dollars (S2 §3 "Package", §9 "Pricing"). Of the other plans no price is given: pages
 * say that the visitor sees it before he pays.
 */
export const BASIC_PRICE = { monthly: 24.99, yearly: 299.88, currency: 'USD' } as const

/** Sizes of the cloud drive, in gigabytes of a thousand megabytes; which one a plan has is said before a visitor pays (S2 §1). */
export const STORAGE_TIERS_GB = [20, 40, 50, 60, 100, 200] as const
