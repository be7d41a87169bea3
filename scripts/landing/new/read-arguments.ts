import { parseArgs } from 'node:util'
import type { Locale } from '#lib/config/locales.ts'
import { isLandingRoute, ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { localesArgument } from '../locale-argument.ts'
import { COMPOSITION_NAMES, type CompositionName } from './compositions.ts'

/** What `landing:new` shall write. */
export type NewPages = {
  /** Public path without language. */
  path: string
  slug: string
  locales: readonly Locale[]
  composition: CompositionName
  out: string | undefined
}

const USAGE =
  'npm run landing:new -- --family docs --slug spring-sale --locales en,fr [--composition hero-fan] [--out FOLDER]'

const SLUG = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/
const LONGEST_SLUG = 60
const DATE = /^\d{2}\.\d{2}\.\d{2}$/

const FAMILIES = ROUTE_IDS.filter(isLandingRoute)
  .map((id) => ROUTES[id].path)
  // The others are one page each, whose record is there.
  .filter((path) => path.endsWith('/{slug}'))
  .map((path) => path.replace('/{slug}', '').slice(1))

const readFamily = (family: string): string => {
  const parts = family.replace(/^\/|\/$/g, '').split('/')
  const pattern = FAMILIES.map((known) => known.split('/')).find(
    (known) =>
      known.length === parts.length &&
      known.every((part, at) => part === parts[at] || part.startsWith('{')),
  )
  if (!pattern) {
    throw new Error(`--family ${family} is unknown. Families: ${FAMILIES.join(', ')}.`)
  }
  if (pattern.every((part, at) => !part.startsWith('{') || DATE.test(parts[at] ?? ''))) {
    return `/${parts.join('/')}`
  }
  throw new Error(`--family ${family}: write the day the experiment begins, such as 15.10.26.`)
}

const readSlug = (slug: string): string => {
  if (slug.length <= LONGEST_SLUG && SLUG.test(slug) && !slug.endsWith('.json')) return slug
  throw new Error(
    `--slug ${slug}: use small letters a to z and digits, parted by one hyphen or dot, such as spring-sale; at most ${LONGEST_SLUG} characters.`,
  )
}

const readComposition = (name: string): CompositionName => {
  const known = COMPOSITION_NAMES.find((composition) => composition === name)
  if (known) return known
  throw new Error(`--composition ${name} is unknown. Choose: ${COMPOSITION_NAMES.join(', ')}.`)
}

const holdToRoute = ({ path, locales }: NewPages) => {
  const route = routeOfPath(path)
  if (route === null || !isLandingRoute(route)) {
    throw new Error(`${path} is a page of the site already. Choose another slug.`)
  }
  const missing = locales.filter((locale) => !ROUTES[route].locales.includes(locale))
  if (missing.length === 0) return
  throw new Error(
    `--locales ${missing.join(',')}: pages ${ROUTES[route].path} exist in ${ROUTES[route].locales.join(', ')} only.`,
  )
}

/** Reads the arguments of `landing:new`; throws one line that says what to write instead. */
export const readArguments = (args: readonly string[]): NewPages => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { family: text, slug: text, locales: text, composition: text, out: text },
  })
  const { family, slug, locales, composition = 'hero-fan', out } = values
  if (!family || !slug || !locales) throw new Error(`Write: ${USAGE}`)
  const path = `${readFamily(family)}/${readSlug(slug)}`
  const pages = {
    path,
    slug,
    locales: localesArgument(locales),
    composition: readComposition(composition),
    out,
  }
  holdToRoute(pages)
  return pages
}
