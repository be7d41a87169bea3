import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'

/** What each language calls the business plan kit and legal forms, which S1 §1 promotes. */
const OFFERS = {
  en: ['business plan kit', 'legal forms'],
  fr: ['kit de plan d’affaires', 'formulaires juridiques'],
  es: ['kit de plan de negocio', 'formularios legales'],
  it: ['kit per il business plan', 'moduli legali'],
  pt: ['kit de plano de negócios', 'formulários jurídicos'],
  de: ['Businessplan-Paket', 'Rechtsformulare'],
} as const

const records = await readLandingRecords()

it.each(Object.entries(OFFERS))('home and landing pages in %s name %j', async (locale, offers) => {
  const home = await readFile(`locales/${locale}/messages/home.json`, 'utf8')
  const landing = records.filter((row) => row.locale === locale).map((row) => JSON.stringify(row))
  for (const offer of offers) {
    expect(home).toContain(offer)
    expect(landing.join()).toContain(offer)
  }
})
