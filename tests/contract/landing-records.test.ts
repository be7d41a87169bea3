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
import { readLandingRecords, type LandingRow } from '../../scripts/lib/read-landing-records.ts'

const rows = await readLandingRecords()
const SCHEMA = '.generated/landing-record.schema.json'

/** The dated experiments that S1 §2 and S2 §2.2 name, and those that show the other dialogs. */
const EXPERIMENTS = [
  '/docs/ab/10.09.24/01',
  '/docs/ab/10.09.24/02',
  '/docs/ab/11.05.24/00',
  '/docs/ab/11.05.24/01',
  '/docs/ab/15.10.24/00',
  '/docs/ab/15.10.24/01',
  '/docs/ab/15.10.24/02',
  '/docs/ab/15.10.24/03',
  '/docs/ab/15.10.24/04',
  '/docs/ab/22.03.24/01',
]

/** The slugs of the route table, which /docs and /lp share (S2 §2.2). */
const SLUGS = [
  '1800-templates',
  '2000-templates',
  '6m-users',
  'attorney-drafted',
  'fill-in-the-blanks',
  'free-demo',
  'ms-office',
]

const FRENCH_SLUGS = ['1300-modeles', '6m-utilisateurs', 'demo', 'economisez']

const SPANISH_SLUGS = ['1200-modelos', '6m-clientes', 'demo', 'espacios-blanco']

/** What S2 §2.2 names for every language of the experiments, but for the experiments above. */
const SHARED = [
  '/docs/ab/10.01.24',
  '/docs/ab/test/1',
  '/l/aug232024',
  '/l/f',
  '/l/jan022024',
  '/l/sept092024',
  '/lp/ab/23.05.18/01',
  '/lp/ab/23.06.14/01',
]

/** Pages below /docs and /lp, which share their slugs. */
const slugPages = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => [`/docs/${slug}`, `/lp/${slug}`])

/** How a page looks at a glance: its opening, what that stands on, and what follows. */
const lookOf = ([opening, next]: LandingRow['record']['sections']) => {
  const ground = opening?.type === 'hero-form' ? opening.ground : ''
  return `${opening?.type} ${ground} ${next?.type}`
}

const pathsOf = (locale: Locale) =>
  rows.filter((row) => row.locale === locale).map(({ path }) => path)

describe('landing records', () => {
  it.each(rows)('$source has sound words, figures, steps and place', async (row) => {
    const claims = await readClaims(row.locale)
    expect(recordProblems(row, claims)).toEqual({ errors: [], warnings: [] })
  })

  it.each(rows)('$source tells editors its schema', ({ record, source }) => {
    expect(record.$schema).toBe(relative(dirname(source), SCHEMA))
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

  it.each(['en', 'fr', 'es'] as const)(
    '%s has the experiments of the sign-up dialogs',
    (locale) => {
      expect(pathsOf(locale)).toEqual(expect.arrayContaining(EXPERIMENTS))
    },
  )

  it.each([
    ['en', [...slugPages(SLUGS), ...SHARED]],
    ['fr', [...slugPages(FRENCH_SLUGS), ...SHARED]],
    ['es', [...slugPages(SPANISH_SLUGS), ...SHARED]],
  ] as const)('%s has the pages of the route table, and no other', (locale, pages) => {
    expect(pathsOf(locale).toSorted()).toEqual([...EXPERIMENTS, ...pages].toSorted())
  })

  it.each(['en', 'fr', 'es'] as const)('%s lets no two neighbours look alike', (locale) => {
    const looks = ['/docs/', '/lp/', '/l/'].flatMap((family) => {
      const pages = rows.filter((row) => row.locale === locale && row.path.startsWith(family))
      const arms = pages.filter(({ path }) => !path.startsWith(LABEL_EXPERIMENT_PATH))
      return arms.map(({ record: { sections } }) => lookOf(sections))
    })
    const repeated = looks.filter((look, at) => look === looks[at + 1])
    expect(repeated).toEqual([])
  })

  it.each(['en', 'fr', 'es'] as const)('%s shows every dialog and recognition', (locale) => {
    const own = rows.filter((row) => row.locale === locale).map(({ record }) => record)
    expect(new Set(own.map(({ dialog }) => dialog))).toEqual(new Set(SIGN_UP_VARIANTS))
    expect(new Set(own.map(({ recognises }) => recognises))).toEqual(new Set(RECOGNITIONS))
  })

  it.each(['en', 'fr', 'es'] as const)('%s tests nothing but the label style', (locale) => {
    const arms = rows.filter(
      (row) => row.locale === locale && row.path.startsWith(LABEL_EXPERIMENT_PATH),
    )
    const texts = arms.map(({ record: { labelStyle: _style, ...rest } }) => JSON.stringify(rest))
    expect(new Set(texts).size).toBe(1)
    const styles = arms.map(({ record }) => record.labelStyle)
    expect(styles).toEqual([undefined, ...LABEL_STYLES])
  })
})
