import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { claimsFile } from '#lib/util/claims.ts'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

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

/**
 * What differs: the library in the language itself and what is in it, and a word between two figures (S1 §9, S2 §1). A page that leads to
 * 365 Spanish contracts, or to 369 French ones, does not speak of 700.
 */
const OWN: Readonly<Record<Locale, object>> = {
  en: { templates: 3000, hrDocuments: 400, storage: '20 to 200' },
  fr: {
    templates: 1300,
    contracts: 350,
    hrDocuments: 100,
    businessPlanDocuments: 100,
    storage: '20 à 200',
  },
  es: {
    templates: 1200,
    contracts: 350,
    hrDocuments: 100,
    businessPlanDocuments: 100,
    storage: '20 a 200',
  },
  it: { templates: 3000, hrDocuments: 400, storage: '20 a 200' },
  pt: { templates: 3000, hrDocuments: 400, storage: '20 a 200' },
  de: { templates: 3000, hrDocuments: 400, storage: '20 bis 200' },
}

it.each(LOCALE_CODES)('claims in %s what the specification says, and no more', async (locale) => {
  expect(await claimsOf(locale)).toEqual({ ...EVERYWHERE, ...OWN[locale] })
})

/** Texts that pages of a language show. */
const shownTexts = async (locale: Locale): Promise<string> => {
  const files = globSync(`locales/${locale}/{messages/*.json,newsroom/*.md}`)
  const records = (await readLandingRecords()).filter((row) => row.locale === locale)
  const messages = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return [...messages, ...records.map(({ record }) => JSON.stringify(record))].join()
}

it.each(LOCALE_CODES)('shows every claim of %s on a page', async (locale) => {
  const [claims, texts] = await Promise.all([claimsOf(locale), shownTexts(locale)])
  const unseen = Object.keys(claims).filter((name) => !texts.includes(`{${name}}`))
  expect(unseen).toEqual([])
})
