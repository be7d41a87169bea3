import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { languageWarnings } from '../../../scripts/landing/language-problems.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { recordRow } from '../../support/record-row.ts'

const warnings = (path: string, locales: readonly Locale[]) =>
  languageWarnings(locales.map((locale) => recordRow({ path, locale }))).map(problemLine)

describe('languages of a page', () => {
  it.each([
    ['/l/x', LOCALE_CODES],
    ['/docs/ab/01.12.26/00', ['en', 'fr', 'es']],
    ['/docs/x', ['fr']],
  ] as const)('are complete: %s', (path, locales) => {
    expect(warnings(path, locales)).toEqual([])
  })

  it.each([
    ['/l/x', ['en', 'fr'], 'en', 'es, it, pt, de'],
    ['/lp', ['en', 'fr'], 'en', 'es, it, pt, de'],
    ['/docs/ab/01.12.26/00', ['fr'], 'fr', 'en, es'],
  ] as const)('are missed on %s', (path, locales, first, missing) => {
    expect(warnings(path, locales)).toEqual([
      `locales/${first}/landing${path}.json (${first}): ${path} is missing in ${missing}.`,
    ])
  })
})

describe('dates of a page', () => {
  it('are those of its other languages', () => {
    const until = '3026-12-01T00:00:00Z'
    const rows = [
      recordRow({ record: { until } }),
      recordRow({ locale: 'fr', record: { until } }),
      recordRow({ locale: 'de' }),
    ]
    expect(languageWarnings(rows).map(problemLine)).toEqual([
      'locales/de/landing/docs/x.json (de) "until": is left out, but 3026-12-01T00:00:00Z in locales/en/landing/docs/x.json.',
    ])
  })
})
