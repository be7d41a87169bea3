import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { readClaims } from '../../scripts/landing/read-claims.ts'
import { recordProblems } from '../../scripts/landing/record-problems.ts'
import { readLandingRecords } from '../../scripts/lib/read-landing-records.ts'

const rows = await readLandingRecords()
const SCHEMA = '.generated/landing-record.schema.json'

const pathsOf = (locale: Locale) =>
  rows.filter((row) => row.locale === locale).map(({ path }) => path)

describe('landing records', () => {
  it.each(rows)('$source has sound words, figures, steps and place', async (row) => {
    const claims = await readClaims(row.locale)
    expect(recordProblems(row, claims)).toEqual({ errors: [], warnings: [] })
  })

  it.each(rows)('$source tells editors its schema', ({ record, source }) => {
    expect(record.$schema).toBe(path.relative(path.dirname(source), SCHEMA))
  })

  it.each(rows)('$source begins with its only opening', ({ record }) => {
    const openings = record.sections.map(({ type }) => type.startsWith('hero-'))
    expect(openings).toEqual(openings.map((_is, index) => index === 0))
  })

  it('opens the dialog on the page that sign-up links lead to, and there alone', () => {
    const opening = rows.filter(({ record }) => record.opensDialog).map(({ path }) => path)
    expect([...new Set(opening)]).toEqual([SIGN_UP_PATH])
  })

  it.each(LOCALE_CODES)('%s has the page that sign-up links lead to', (locale) => {
    expect(pathsOf(locale)).toContain(SIGN_UP_PATH)
  })

  it('has the English slugs of the route table', () => {
    expect(pathsOf('en')).toEqual([
      '/docs/1800-templates',
      '/docs/2000-templates',
      '/docs/6m-users',
      '/docs/attorney-drafted',
      '/docs/fill-in-the-blanks',
      '/docs/free-demo',
      '/docs/ms-office',
      '/l/f',
    ])
  })
})
