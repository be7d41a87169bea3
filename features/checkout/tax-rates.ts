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

/** The province that a code names; null where it names none. */
export const provinceOf = (code: string | null): Province | null =>
  PROVINCES.find((known) => known === code) ?? null

/** A province with the federal tax alone, which is due wherever in Canada somebody is. */
export const FEDERAL_ALONE: Province = 'AB'

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

/** The standard rate of value added tax in a country; rows of a country follow each other by their first day. */
type VatRate = {
  /** ISO 3166-1; of the European Union, or the United Kingdom. */
  country: string
  /** First day on which it holds, until the next row of the country. */
  from: string
  /** In thousandths of a percent, so that 25.5 % is a whole number. */
  rate: number
}

/**
 * Standard rates of the European Union and the United Kingdom, which hold for services supplied electronically (Commission, "Taxes in
 * Europe" and Your Europe, "VAT rules and rates"; GOV.UK, "VAT rates"; as of November 2026). Beside the latest changes stands the law that
 * made them. A new rate is a new row: old ones stay, so that an order of last year can be checked.
 */
export const VAT_RATES: readonly VatRate[] = [
  { country: 'AT', from: '1984-01-01', rate: 20_000 },
  { country: 'BE', from: '1996-01-01', rate: 21_000 },
  { country: 'BG', from: '1999-01-01', rate: 20_000 },
  { country: 'CY', from: '2014-01-13', rate: 19_000 },
  { country: 'CZ', from: '2013-01-01', rate: 21_000 },
  { country: 'DE', from: '2021-01-01', rate: 19_000 },
  { country: 'DK', from: '1992-01-01', rate: 25_000 },
  { country: 'EE', from: '2024-01-01', rate: 22_000 },
  // Käibemaksuseaduse muutmise seadus, RT I, 30.12.2024, 1.
  { country: 'EE', from: '2025-07-01', rate: 24_000 },
  { country: 'ES', from: '2012-09-01', rate: 21_000 },
  { country: 'FI', from: '2013-01-01', rate: 24_000 },
  // Laki arvonlisäverolain muuttamisesta, 490/2024.
  { country: 'FI', from: '2024-09-01', rate: 25_500 },
  { country: 'FR', from: '2014-01-01', rate: 20_000 },
  { country: 'GB', from: '2011-01-04', rate: 20_000 },
  { country: 'GR', from: '2016-06-01', rate: 24_000 },
  { country: 'HR', from: '2012-03-01', rate: 25_000 },
  { country: 'HU', from: '2012-01-01', rate: 27_000 },
  { country: 'IE', from: '2021-03-01', rate: 23_000 },
  { country: 'IT', from: '2013-10-01', rate: 22_000 },
  { country: 'LT', from: '2009-09-01', rate: 21_000 },
  { country: 'LU', from: '2024-01-01', rate: 17_000 },
  { country: 'LV', from: '2012-07-01', rate: 21_000 },
  { country: 'MT', from: '2004-01-01', rate: 18_000 },
  { country: 'NL', from: '2012-10-01', rate: 21_000 },
  { country: 'PL', from: '2011-01-01', rate: 23_000 },
  { country: 'PT', from: '2011-01-01', rate: 23_000 },
  { country: 'RO', from: '2017-01-01', rate: 19_000 },
  // Legea 141/2025.
  { country: 'RO', from: '2025-08-01', rate: 21_000 },
  { country: 'SE', from: '1990-07-01', rate: 25_000 },
  { country: 'SI', from: '2013-07-01', rate: 22_000 },
  { country: 'SK', from: '2011-01-01', rate: 20_000 },
  // Zákon 278/2024 Z. z.
  { country: 'SK', from: '2025-01-01', rate: 23_000 },
]
