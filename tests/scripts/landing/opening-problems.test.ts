import { describe, expect, it } from 'vitest'
import { openingErrors } from '../../../scripts/landing/opening-problems.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import type { landingRecordOf } from '../../support/landing-record.ts'
import { recordRow } from '../../support/record-row.ts'

type Written = ReturnType<typeof landingRecordOf>

const FORM: Written['sections'] = [
  { type: 'hero-form', heading: 'Yours', lead: 'Now', action: 'Go', sheet: 'form' },
]

const errors = (path: string, changes: Partial<Written>) => {
  return openingErrors(recordRow({ path, record: changes })).map(problemLine)
}

describe('a form in the page', () => {
  it.each(['email-only', 'landing-page', 'benefits', 'efficiency'] as const)(
    'may come before the dialog %s',
    (dialog) => {
      expect(errors('/lp/x', { dialog, sections: FORM })).toEqual([])
    },
  )

  it.each(['password', 'logo'] as const)('cannot stand for the dialog %s', (dialog) => {
    expect(errors('/lp/x', { dialog, sections: FORM })).toEqual([
      `locales/en/landing/lp/x.json (en) "sections.0.type": asks for the address alone; the "dialog" cannot be "${dialog}".`,
    ])
  })

  it.each(['password', 'logo'] as const)('is all that the dialog %s refuses', (dialog) => {
    expect(errors('/lp/x', { dialog })).toEqual([])
  })
})

describe('the log-in control', () => {
  it.each(['/l', '/l/x'])('may be switched off on %s', (path) => {
    expect(errors(path, { showsLogIn: false })).toEqual([])
  })

  it.each(['/docs/x', '/lp', '/lp/x'])('stays on %s', (path) => {
    expect(errors(path, { showsLogIn: false })).toEqual([
      `locales/en/landing${path}.json (en) "showsLogIn": switches off on /l and below /l/ only. Leave it out.`,
    ])
  })
})
