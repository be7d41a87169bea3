import { expect, it } from 'vitest'
import type { Locale } from '#lib/config/locales.ts'
import { keywordWarnings } from '../../../scripts/landing-check/keyword-problems.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { recordRow } from '../../support/record-row.ts'

const warnings = (locale: Locale, page: string, own?: string) => {
  const documents = { type: 'documents', heading: 'Some' } as const
  const section = own === undefined ? documents : { ...documents, keyword: own }
  const row = recordRow({ locale, record: { keyword: page, sections: [section] } })
  return keywordWarnings([row]).map(problemLine)
}

it.each([
  ['en', 'employment-agreement'],
  ['en', 'business-legal-forms'],
  ['fr', 'contrat'],
  ['de', 'vertrag'],
  ['es', 'plan-de-negocio'],
  // No title has the word; the documents were picked.
  ['en', 'spreadsheet'],
] as const)('has nothing against a keyword that finds documents: %s %s', (locale, keyword) => {
  expect(warnings(locale, keyword)).toEqual([])
})

it('warns of a keyword that finds none', () => {
  expect(warnings('fr', 'contrat', 'zzyzx')).toEqual([
    'locales/fr/landing/docs/x.json (fr) "sections.0.keyword": "zzyzx" finds no document in this language; the page shows the default ones.',
  ])
})

it('looks at the keyword of the page where the section has none', () => {
  expect(warnings('en', 'zzyzx')).toEqual([
    'locales/en/landing/docs/x.json (en) "keyword": "zzyzx" finds no document in this language; the page shows the default ones.',
  ])
})

it('does not look at a page without documents', () => {
  expect(keywordWarnings([recordRow({ record: { keyword: 'zzyzx' } })])).toEqual([])
})
