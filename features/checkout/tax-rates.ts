/** Provinces and territories of Canada, by their postal codes. */
export const PROVINCES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const

export type Province = (typeof PROVINCES)[number]

/** A tax as a receipt names it (S2 §3 "Taxes shown"); that of the European Union and the United Kingdom has rates of its own. */
export const TAX_NAMES = ['GST', 'QST', 'HST', 'VAT'] as const

export type TaxName = (typeof TAX_NAMES)[number]

export type TaxRate = {
  tax: Exclude<TaxName, 'VAT'>
  provinces: readonly Province[]
  /** First day, as the seller's books have days, on which the rate holds; until the next row of the same tax and province. */
  from: string
  /** In thousandths of a percent, so that 9.975 % is a whole number. */
  rate: number
}

const PARTICIPATING = ['NB', 'NL', 'PE'] as const
const FEDERAL = ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'] as const

/**
 * Sales taxes of Canada by the province of the billing address (CRA and Revenu Québec, as of November 2026). Nova Scotia went
 * from 15 to 14 % on 1 April 2025 (CRA notice 342). The provincial taxes of British Columbia, Manitoba and Saskatchewan need
 * registrations of their own, which the owner has to decide on.
 */
export const TAX_RATES: readonly TaxRate[] = [
  { tax: 'GST', provinces: FEDERAL, from: '2008-01-01', rate: 5000 },
  { tax: 'QST', provinces: ['QC'], from: '2013-01-01', rate: 9975 },
  { tax: 'HST', provinces: ['ON'], from: '2010-07-01', rate: 13_000 },
  { tax: 'HST', provinces: PARTICIPATING, from: '2016-10-01', rate: 15_000 },
  { tax: 'HST', provinces: ['NS'], from: '2010-07-01', rate: 15_000 },
  { tax: 'HST', provinces: ['NS'], from: '2025-04-01', rate: 14_000 },
]
