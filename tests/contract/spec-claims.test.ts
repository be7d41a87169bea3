import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { claimsFile } from '#lib/contracts/claims.ts'

const claimsOf = async (locale: Locale) =>
  claimsFile.parse(JSON.parse(await readFile(`locales/${locale}/claims.json`, 'utf8')))

/** What S1 §1 and S2 §1 claim in every language. */
const EVERYWHERE = {
  library: 3000,
  businesses: 250_000,
  downloadsMillions: 50,
  signUpsMillions: 20,
  countries: 190,
  lawFirms: 10_000,
  trees: 85_000,
  contracts: 700,
  businessPlanDocuments: 161,
  since: '2002',
  basicUsers: 1,
  premiumUsers: 5,
}

/** What differs: the library in the language itself, and its human-resources documents (S1 §9, S2 §1). */
const OWN: Readonly<Record<Locale, object>> = {
  en: { templates: 3000, hrDocuments: 400 },
  fr: { templates: 1300, hrDocuments: 100 },
  es: { templates: 1200, hrDocuments: 100 },
  it: { templates: 3000, hrDocuments: 400 },
  pt: { templates: 3000, hrDocuments: 400 },
  de: { templates: 3000, hrDocuments: 400 },
}

it.each(LOCALE_CODES)('claims in %s what the specification says, and no more', async (locale) => {
  expect(await claimsOf(locale)).toEqual({ ...EVERYWHERE, ...OWN[locale] })
})
