import { describe, expect, it } from 'vitest'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { recordProblems } from '../../../scripts/landing/record-problems.ts'
import { recordRow, type Planted } from '../../support/record-row.ts'
import { withSitePage } from './with-site-page.ts'

const problems = (planted: Planted) => {
  const { errors, warnings } = recordProblems(recordRow(planted), { templates: 3000 })
  return { errors: errors.map(problemLine), warnings: warnings.map(problemLine) }
}

const none = { errors: [], warnings: [] }

describe('the place of a landing record', () => {
  it.each([
    '/docs/x',
    '/l',
    '/l/x',
    '/lp',
    '/lp/x',
    '/docs/ab/15.10.24/00',
    '/docs/ab/10.01.24',
    '/docs/ab/test/1',
    '/lp/ab/23.05.18/01',
  ])('may be %s', (path) => {
    expect(problems({ path })).toEqual(none)
  })

  it.each(['/docs/a/b', '/docs', '/docs/ab/15.10.24/00/x', '/lp/ab/x', '/x', '/hand-off'])(
    'cannot be %s, where no page is',
    (path) => {
      expect(problems({ path }).errors).toEqual([
        `locales/en/landing${path}.json (en): ${path} belongs to no landing family of lib/config/routes.ts. Move the file.`,
      ])
    },
  )

  it('cannot be in a language that the family lacks', () => {
    expect(problems({ path: '/docs/ab/11.05.24/00', locale: 'de' }).errors).toEqual([
      'locales/de/landing/docs/ab/11.05.24/00.json (de): pages /docs/ab/{date}/{slug} exist in en, fr, es only.',
    ])
  })

  it('cannot be that of a page of the site', async () => {
    const { landingFaults } = await withSitePage(
      '/docs/terms',
      () => import('#features/landing/landing-faults.ts'),
    )
    expect(landingFaults(recordRow({ path: '/docs/terms' }), { templates: 3000 })).toEqual([
      { field: '', message: '/docs/terms is the page "terms" of the site. Move the file.' },
    ])
    expect(landingFaults(recordRow({ path: '/docs/other' }), { templates: 3000 })).toEqual([])
  })
})

describe('label styles', () => {
  it('stand on the page of their number', () => {
    expect(problems({ path: '/docs/ab/15.10.24/02', record: { labelStyle: '02' } })).toEqual(none)
  })

  it.each(['/docs/x', '/docs/ab/15.10.24/00', '/docs/ab/11.05.24/02'])(
    'are refused on %s',
    (path) => {
      expect(problems({ path, record: { labelStyle: '02' } }).errors).toEqual([
        `locales/en/landing${path}.json (en) "labelStyle": "02" belongs to /docs/ab/15.10.24/02. Leave it out.`,
      ])
    },
  )

  it.each([undefined, '02'] as const)('are missed on a page that needs another: %s', (style) => {
    const record = style && { labelStyle: style }
    expect(problems({ path: '/docs/ab/15.10.24/04', record }).errors).toEqual([
      'locales/en/landing/docs/ab/15.10.24/04.json (en) "labelStyle": must be "04" on the page /docs/ab/15.10.24/04.',
    ])
  })
})

/** It asks for more than a form in the page can. */
const LOGO: Planted['record'] = {
  dialog: 'logo',
  sections: [
    {
      type: 'hero-fan',
      heading: 'Yours',
      lead: 'x',
      action: 'Go',
      sheets: ['form', 'plan', 'letter'],
    },
  ],
}

describe('the dialog with the logo', () => {
  it('is at home in its experiment', () => {
    expect(problems({ path: '/docs/ab/11.05.24/00', record: LOGO })).toEqual(none)
  })

  it('is only warned of elsewhere', () => {
    expect(problems({ path: '/docs/x', record: LOGO })).toEqual({
      errors: [],
      warnings: [
        'locales/en/landing/docs/x.json (en) "dialog": the button of the dialog "logo" is disabled outside /docs/ab/11.05.24/.',
      ],
    })
  })
})
