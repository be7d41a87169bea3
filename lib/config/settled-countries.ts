type Settled = {
  /** Whether any of its taxes is collected; `features/checkout/tax-rates.ts` has their rates. */
  collects: boolean
}

/**
 * Countries whose tax the owner has settled; where real money is taken, a buyer from any other is asked to write instead, on the page
 * of the plans already. Where nothing is due, `collects` is false.
 */
export const SETTLED_COUNTRIES: Readonly<Record<string, Settled>> = {
  CA: { collects: true }, // owner: confirm the registrations for GST/HST and QST
}
