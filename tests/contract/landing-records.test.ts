import { dirname, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import {
  LABEL_EXPERIMENT_PATH,
  LABEL_STYLES,
  RECOGNITIONS,
  SIGN_UP_VARIANTS,
} from '#lib/config/sign-up-variants.ts'
import { readClaims } from '../../scripts/landing/read-claims.ts'
import { recordProblems } from '../../scripts/landing/record-problems.ts'
import { readLandingRecords } from '../../scripts/lib/read-records.ts'
import {
  EXPERIMENTS,
  isSpecified,
  LANDING_RULES,
  SPECIFIED_LOCALES,
} from '../support/landing-rules.ts'

const rows = await readLandingRecords()
const SCHEMA = '.generated/landing-record.schema.json'

const pathsOf = (locale: Locale) =>
  rows.filter((row) => row.locale === locale).map(({ path }) => path)

describe('landing records', () => {
  it.each(rows)('$source has sound words, figures, steps and place', async (row) => {
    const { errors, warnings } = recordProblems(row, await readClaims(row.locale))
    expect(errors).toEqual([])
    // A warning is a page that works, as npm run landing:check says.
    if (isSpecified(row)) expect(warnings).toEqual([])
  })

  it.each(rows.filter(isSpecified))('$source tells editors its schema', ({ record, source }) => {
    expect(record.$schema).toBe(relative(dirname(source), SCHEMA))
  })

  it.each(Object.entries(LANDING_RULES))('%s', (_rule, breaches) => {
    expect(breaches(rows)).toEqual([])
  })

  it.each(LOCALE_CODES)('%s has the page that sign-up links lead to', (locale) => {
    expect(pathsOf(locale)).toContain(SIGN_UP_PATH)
  })

  it.each(SPECIFIED_LOCALES)('%s has the experiments of the sign-up dialogs', (locale) => {
    expect(pathsOf(locale)).toEqual(expect.arrayContaining(EXPERIMENTS))
  })

  it.each(SPECIFIED_LOCALES)('%s shows every dialog and recognition', (locale) => {
    const own = rows.filter((row) => row.locale === locale).map(({ record }) => record)
    expect(new Set(own.map(({ dialog }) => dialog))).toEqual(new Set(SIGN_UP_VARIANTS))
    expect(new Set(own.map(({ recognises }) => recognises))).toEqual(new Set(RECOGNITIONS))
  })

  it.each(SPECIFIED_LOCALES)('%s tests nothing but the label style', (locale) => {
    const arms = rows.filter(
      (row) => row.locale === locale && row.path.startsWith(LABEL_EXPERIMENT_PATH),
    )
    const texts = arms.map(({ record: { labelStyle: _style, ...rest } }) => JSON.stringify(rest))
    expect(new Set(texts).size).toBe(1)
    const styles = arms.map(({ record }) => record.labelStyle)
    expect(styles).toEqual([undefined, ...LABEL_STYLES])
  })
})
