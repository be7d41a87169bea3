import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { CLAUSES } from '#lib/config/clauses.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'

const clause = z.strictObject({
  trade: z.string().min(1),
  document: z.string().min(1),
  name: z.string().regex(/\.$/),
  /** With words that its parties fill in. */
  text: z.string().regex(/\[[^\]]+\]/),
  note: z.string().min(20),
})

const file = z.object({
  clauses: z.record(z.string(), clause),
  sheets: z.object({ agreement: z.object({ clauses: z.object({ defects: z.unknown() }) }) }),
})

const wordsOf = (locale: string) =>
  file.parse(JSON.parse(readFileSync(`locales/${locale}/messages/testimonials.json`, 'utf8')))

it.each(LOCALE_CODES)('%s has the words of each clause and of no other', (locale) => {
  expect(Object.keys(wordsOf(locale).clauses)).toEqual([...CLAUSES])
})

it.each(LOCALE_CODES)('%s shows the clause as it stands on the page drawn beside it', (locale) => {
  const { clauses, sheets } = wordsOf(locale)
  const { name, text } = clauses.roofer ?? {}
  expect(sheets.agreement.clauses.defects).toEqual({ name, text })
})

// Letters that nobody wrote are no proof (docs/decisions/022).
it.each(LOCALE_CODES)('neither the page nor home in %s quotes anybody', async (locale) => {
  for (const name of ['testimonials', 'home']) {
    const text = readFileSync(`locales/${locale}/messages/${name}.json`, 'utf8')
    expect(text).not.toMatch(/"(greeting|replaceable|before|after)":.*Business in a Box/)
  }
})
