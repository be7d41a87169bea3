import { describe, expect, it } from 'vitest'
import { asLandingRecord } from '#lib/contracts/parse-landing-record.ts'
import { recordProblems } from '../../../scripts/landing/record-problems.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

const claims = { templates: 3000, countries: 190 }

const problems = (changes: Parameters<typeof landingRecordOf>[0]) =>
  recordProblems(
    {
      locale: 'en',
      path: '/docs/x',
      hash: '',
      text: '',
      source: 'x.json',
      record: asLandingRecord(landingRecordOf(changes), 'x.json'),
    },
    claims,
  )

describe('recordProblems', () => {
  it('finds nothing in a good record', () => {
    expect(problems({ middleware: ['query-fact'] })).toEqual({ errors: [], warnings: [] })
  })

  it('refuses a figure that is typed instead of named', () => {
    expect(problems({ alias: 'All 3,000 templates' }).errors).toEqual([
      'x.json: "All 3,000 templates" types the figure of a claim. Write {templates} instead.',
    ])
  })

  it('refuses a name that is no claim', () => {
    expect(problems({ alias: '{clients} trust us' }).errors).toEqual([
      'x.json: {clients} is no claim. Known names: templates, countries.',
    ])
  })

  it('lets a slug-like label hold a figure, since it is no copy', () => {
    expect(problems({ label: '3000 templates', keyword: '3000-templates' }).errors).toEqual([])
  })

  it('only warns of a step that does not exist yet', () => {
    const { errors, warnings } = problems({ middleware: ['no-such-step'] })
    expect(errors).toEqual([])
    expect(warnings).toEqual([
      'x.json: the step "no-such-step" does not exist; the page answers 500 until it does.',
    ])
  })
})
