/** The standard rate of value added tax in a country; rows of a country follow each other by their first day. */
export type VatRate = {
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

/** True if prices include value added tax in a country. */
export const hasVat = (country: string): boolean => VAT_RATES.some((row) => row.country === country)

/** The rate that holds in a country on a day, `2026-11-25`; undefined where there is none. */
export const vatRateOn = (country: string, day: string): number | undefined =>
  VAT_RATES.findLast((row) => row.country === country && row.from <= day)?.rate
