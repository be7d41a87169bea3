import { expect, it } from 'vitest'
import { pageErrors } from '../../../scripts/landing/page-problems.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { recordRow, type Planted } from '../../support/record-row.ts'

const words = { heading: 'Yours', action: 'Go' }
const opening = { type: 'hero-form', lead: 'x', sheet: 'form', ...words } as const
const closing = { type: 'closing', ...words } as const

const lines = (planted: Planted) => pageErrors(recordRow(planted)).map(problemLine)

it('has nothing against a page that begins with its only opening', () => {
  expect(lines({ record: { sections: [opening, closing] } })).toEqual([])
})

it('refuses a page without an opening', () => {
  expect(lines({ record: { sections: [closing] } })).toEqual([
    'locales/en/landing/docs/x.json (en) "sections.0.type": must be an opening (hero-…): it holds the headline.',
  ])
})

it('refuses a second opening', () => {
  expect(lines({ record: { sections: [opening, closing, opening] } })).toEqual([
    'locales/en/landing/docs/x.json (en) "sections.2.type": is a second opening; a page has one headline.',
  ])
})

it('lets the dialog stand open on its page only', () => {
  const record = { sections: [opening], opensDialog: true }
  expect(lines({ path: '/l/f', record })).toEqual([])
  expect(lines({ path: '/l/g', record })).toEqual([
    'locales/en/landing/l/g.json (en) "opensDialog": only /l/f opens the dialog by itself.',
  ])
})
