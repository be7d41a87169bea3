/**
 * What the Basic plan costs, in US dollars (S2 §3 "Package", §9 "Pricing"). Of the other plans no price is given: pages
 * say that the visitor sees it before he pays.
 */
export const BASIC_PRICE = { monthly: 24.99, yearly: 299.88, currency: 'USD' } as const
