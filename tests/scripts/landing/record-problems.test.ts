import { describe, expect, it } from 'vitest'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { recordProblems } from '../../../scripts/landing/record-problems.ts'
import { recordRow, type Planted } from '../../support/record-row.ts'

const claims = { templates: 3000, countries: 190 }

const lines = (planted: Planted) => {
  const { errors, warnings } = recordProblems(recordRow(planted), claims)
  return { errors: errors.map(problemLine), warnings: warnings.map(problemLine) }
}

const FILE = 'locales/en/landing/docs/x.json (en)'

describe('recordProblems', () => {
  it('finds nothing in a good record', () => {
    expect(lines({ record: { middleware: ['query-fact'] } })).toEqual({ errors: [], warnings: [] })
  })

  it('names file, language and field', () => {
    const planted = { locale: 'fr', record: { alias: 'Plus de 3 000 modèles' } } as const
    expect(lines(planted).errors).toEqual([
      'locales/fr/landing/docs/x.json (fr) "alias": "Plus de 3 000 modèles" types the figure of a claim. Write {templates} instead.',
    ])
  })

  it('refuses a name that is no claim', () => {
    expect(lines({ record: { alias: '{clients} trust us' } }).errors).toEqual([
      `${FILE} "alias": {clients} is no claim. Known names: templates, countries.`,
    ])
  })

  it('lets a slug-like label hold a figure, since it is no copy', () => {
    const record = { label: '3000 templates', keyword: '3000-templates' }
    expect(lines({ record }).errors).toEqual([])
  })

  it('only warns of a step that does not exist yet', () => {
    expect(lines({ record: { middleware: ['no-such-step'] } })).toEqual({
      errors: [],
      warnings: [
        `${FILE} "middleware": the step "no-such-step" does not exist; the page answers 500 until it does.`,
      ],
    })
  })

  it('warns of a page that has ended', () => {
    expect(lines({ record: { until: '2024-12-01T00:00:00Z' } })).toEqual({
      errors: [],
      warnings: [`${FILE} "until": the page has ended. Give it a later day or remove the file.`],
    })
  })

  it('has nothing against an end that is to come', () => {
    expect(lines({ record: { until: '3024-12-01T00:00:00Z' } }).warnings).toEqual([])
  })
})

const OPENING = { type: 'hero-form', lead: 'Now', action: 'Go', sheet: 'form' } as const

const opening = (heading: string, lead = 'Now') => ({
  sections: [{ ...OPENING, heading, lead }],
})

describe('words', () => {
  it.each([
    [
      'half a brace',
      { alias: 'All {templates of them' },
      'alias',
      'a brace without its other half',
    ],
    ['a link', opening('Yours', 'See https://example.com'), 'sections.0.lead', 'holds a link'],
    ['a Markdown link', opening('Yours', 'See [this](x)'), 'sections.0.lead', 'holds a link'],
    ['a tag', { alias: 'All <b>ours</b>' }, 'alias', 'holds a tag'],
    ['a mark below the headline', { alias: 'All **ours**' }, 'alias', 'would show its stars'],
    ['half a mark', opening('All **ours'), 'sections.0.heading', 'two stars before'],
    ['two marks', opening('**All** **ours**'), 'sections.0.heading', 'two stars before'],
  ])('are refused with %s', (_case, record, field, message) => {
    const [error, ...others] = lines({ record }).errors
    expect(others).toEqual([])
    expect(error).toContain(`${FILE} "${field}": `)
    expect(error).toContain(message)
  })

  it('may mark one phrase of the headline', () => {
    expect(lines({ record: opening('All **ours** now') }).errors).toEqual([])
  })

  it('are measured with their figures filled in', () => {
    const title = `{templates} ${'x'.repeat(54)}`
    expect(lines({ record: { meta: { title, description: 'Short' } } }).warnings).toEqual([])
    const meta = { title: `${title}xx`, description: 'd'.repeat(161) }
    expect(lines({ record: { meta } }).warnings).toEqual([
      `${FILE} "meta.title": has 62 characters; what goes beyond 60 is often cut.`,
      `${FILE} "meta.description": has 161 characters; what goes beyond 160 is often cut.`,
    ])
  })
})
