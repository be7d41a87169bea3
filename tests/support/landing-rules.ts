import type { Locale } from '#lib/config/locales.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { LABEL_EXPERIMENT_PATH } from '#lib/config/sign-up-variants.ts'
import type { RecordRow } from '../../scripts/landing/problem.ts'

/** The dated experiments that S1 §2 and S2 §2.2 name, and those that show the other dialogs. */
export const EXPERIMENTS = [
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
const SLUGS = {
  en: [
    '1800-templates',
    '2000-templates',
    '6m-users',
    'attorney-drafted',
    'fill-in-the-blanks',
    'free-demo',
    'ms-office',
  ],
  fr: ['1300-modeles', '6m-utilisateurs', 'demo', 'economisez'],
  es: ['1200-modelos', '6m-clientes', 'demo', 'espacios-blanco'],
} as const

/** What S2 §2.2 names for every language of the experiments, but for the experiments above. */
const SHARED = [
  '/docs/ab/10.01.24',
  '/docs/ab/test/1',
  '/l',
  '/l/aug232024',
  '/l/f',
  '/l/jan022024',
  '/l/sept092024',
  '/lp',
  '/lp/ab/23.05.18/01',
  '/lp/ab/23.06.14/01',
]

/** Languages whose pages S2 §2.2 names. */
export const SPECIFIED_LOCALES = ['en', 'fr', 'es'] as const

/**
 * Italian, Portuguese and German show the English library, and S2 §2.2 names no slug for them: "not every route exists in
 * every language". They have the two of the English pages that speak of no number of templates, users, lawyers or
 * programs, and what is shared but for the experiments; the other slugs of `SLUGS.en`, and all below `/lp`, answer 404.
 */
const OTHERS = {
  locales: ['it', 'pt', 'de'],
  paths: [
    '/docs/fill-in-the-blanks',
    '/docs/free-demo',
    ...SHARED.filter((path) => !path.includes('/ab/')),
  ],
} as const

const specifiedOf = (locale: (typeof SPECIFIED_LOCALES)[number]) => [
  ...EXPERIMENTS,
  ...SHARED,
  ...SLUGS[locale].flatMap((slug) => [`/docs/${slug}`, `/lp/${slug}`]),
]

const specified = new Set(
  SPECIFIED_LOCALES.flatMap((locale) => specifiedOf(locale).map((path) => `${locale}${path}`)),
)

/** Whether the specification names a page; what a marketer adds has more freedom. */
export const isSpecified = ({ locale, path }: Pick<RecordRow, 'locale' | 'path'>): boolean =>
  specified.has(`${locale}${path}`)

/** How a page looks at a glance: its opening, what that stands on, and what follows. */
const lookOf = ([opening, next]: RecordRow['record']['sections']) => {
  const ground = opening?.type === 'hero-form' ? opening.ground : ''
  return `${opening?.type} ${ground} ${next?.type}`
}

const alike = (rows: readonly RecordRow[], locale: Locale) =>
  ['/docs/', '/lp/', '/l/'].flatMap((family) => {
    const looks = rows
      .filter(
        (row) => row.locale === locale && `${row.path}/`.startsWith(family) && isSpecified(row),
      )
      .filter(({ path }) => !path.startsWith(LABEL_EXPERIMENT_PATH))
      .map(({ record }) => lookOf(record.sections))
    return looks.filter((look, at) => look === looks[at + 1])
  })

/** What the records of all pages must keep together, each with what breaks it; nothing for pages that may be added. */
export const LANDING_RULES: Readonly<
  Record<string, (rows: readonly RecordRow[]) => readonly string[]>
> = {
  'the pages of the route table are there': (rows) => {
    const there = new Set(rows.map(({ locale, path }) => `${locale}${path}`))
    return [...specified].filter((page) => !there.has(page))
  },
  'the pages of the languages that the route table names no slug for are there': (rows) => {
    const there = new Set(rows.map(({ locale, path }) => `${locale}${path}`))
    return OTHERS.locales
      .flatMap((locale) => OTHERS.paths.map((path) => `${locale}${path}`))
      .filter((page) => !there.has(page))
  },
  'no two neighbours of the route table look alike': (rows) =>
    SPECIFIED_LOCALES.flatMap((locale) => alike(rows, locale)),
  'a page begins with its only opening': (rows) =>
    rows
      .filter(({ record }) => {
        const openings = record.sections.map(({ type }) => type.startsWith('hero-'))
        return openings.some((is, at) => is !== (at === 0))
      })
      .map(({ source }) => source),
  'the dialog opens on the page that sign-up links lead to, and there alone': (rows) =>
    rows
      .filter(({ record, path }) => (record.opensDialog ?? false) !== (path === SIGN_UP_PATH))
      .map(({ source }) => source),
}
