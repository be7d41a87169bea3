import { describe, expect, it } from 'vitest'
import { pageFaults } from '#features/landing/page-faults.ts'
import { recordRow, type Planted } from '../../support/record-row.ts'

const words = { heading: 'Yours', action: 'Go' }
const opening = { type: 'hero-form', lead: 'x', sheet: 'form', ...words } as const
const closing = { type: 'closing', ...words } as const

const faults = (planted: Planted) =>
  pageFaults(recordRow(planted)).map(({ field, message }) => `${field} ${message}`)

describe('the opening', () => {
  it('is the first section and the only one of its kind', () => {
    expect(faults({ record: { sections: [opening, closing] } })).toEqual([])
  })

  it('is missed on a page without one', () => {
    expect(faults({ record: { sections: [closing] } })).toEqual([
      'sections.0.type must be an opening (hero-…): it holds the headline.',
    ])
  })

  it('is refused a second time', () => {
    expect(faults({ record: { sections: [opening, closing, opening] } })).toEqual([
      'sections.2.type is a second opening; a page has one headline.',
    ])
  })
})

describe('the dialog', () => {
  it('stands open on its page only', () => {
    const record = { sections: [opening], opensDialog: true }
    expect(faults({ path: '/l/f', record })).toEqual([])
    expect(faults({ path: '/l/g', record })).toEqual([
      'opensDialog only /l/f opens the dialog by itself.',
    ])
  })

  it.each(['email-only', 'landing-page', 'benefits', 'efficiency'] as const)(
    '%s may follow a form in the page',
    (dialog) => {
      expect(faults({ path: '/lp/x', record: { dialog } })).toEqual([])
    },
  )

  it.each(['password', 'logo'] as const)('%s needs more than a form in the page asks', (dialog) => {
    expect(faults({ path: '/lp/x', record: { dialog } })).toEqual([
      `sections.0.type asks for the address alone; the "dialog" cannot be "${dialog}".`,
    ])
  })
})

describe('the log-in control', () => {
  it.each(['/l', '/l/x'])('may be switched off on %s', (path) => {
    expect(faults({ path, record: { showsLogIn: false } })).toEqual([])
  })

  it.each(['/docs/x', '/lp', '/lp/x'])('stays on %s', (path) => {
    expect(faults({ path, record: { showsLogIn: false } })).toEqual([
      'showsLogIn switches off on /l and below /l/ only. Leave it out.',
    ])
  })
})

describe('files', () => {
  it('may be named when the site hands them out', () => {
    const sections = [{ ...opening, lead: '/social-card.png' }]
    expect(faults({ record: { sections } })).toEqual([])
  })

  it('are refused when public/ does not hold them', () => {
    const sections = [{ ...opening, lead: 'videos/walk.webm' }]
    expect(faults({ record: { sections } })).toEqual([
      'sections.0.lead public/ holds no file videos/walk.webm.',
    ])
  })
})
