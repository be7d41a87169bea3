import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metadata } from 'next'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { pathIn, type PageRouteId } from '#lib/config/routes.ts'

const ROOT = 'app/[locale]/[context]'

/** Public path of a page file: groups of routes and optional segments are no part of it. */
const pathOf = (file: string) =>
  `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/(?:\([^/]+\)|\[\[[^/]+\]\])/g, '') || '/'

/** The page files by the path that each serves. */
export const pageFiles = new Map(
  globSync('**/page.tsx', { cwd: ROOT }).map((file) => [pathOf(file), file]),
)

/** Pages that the middleware shows in place of others; no address of their own leads to them. */
export const SHOWN_INSTEAD = [
  '/not-found',
  '/elsewhere/[locales]/[...path]',
  '/landing/[...page]',
  '/offers/[...page]',
]

const pageModule = z.object({
  generateMetadata: z.custom<(props: { params: Promise<object> }) => Promise<Metadata>>(
    (value) => typeof value === 'function',
  ),
})

/** Page files with a segment that stands for a part of the path, such as `/docs/library/[...place]`. */
const patterns = [...pageFiles.keys()]
  .filter((page) => page.includes('[') && !SHOWN_INSTEAD.includes(page))
  // The framework takes one whole segment before it takes the rest of a path.
  .toSorted((one, other) => Number(one.includes('[...')) - Number(other.includes('[...')))
  .map((page) => {
    const groups = page
      .replaceAll(/\[\.{3}(\w+)\]/g, '(?<$1>.+)')
      .replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    return { page, path: new RegExp(`^${groups}$`) }
  })

/** The page file of a path, with what its segments stand for there. */
export const pageFileOf = (path: string) => {
  if (pageFiles.has(path)) return { page: path, params: {} }
  const found = patterns.find((pattern) => pattern.path.test(path))
  const segments = Object.entries(found?.path.exec(path)?.groups ?? {})
  const params = segments.map(([name, text]) => [
    name,
    found?.page.includes(`[...${name}]`) ? text.split('/') : text,
  ])
  return { page: found?.page ?? path, params: Object.fromEntries(params) }
}

const pageOf = async (page: string) =>
  pageModule.parse(await import(resolve(ROOT, pageFiles.get(page) ?? `no page file for ${page}`)))

/** The metadata that the page file of a route makes for a language. */
export const metadataOf = async (id: PageRouteId, locale: Locale): Promise<Metadata> => {
  const { page, params } = pageFileOf(pathIn(id, locale))
  const { generateMetadata } = await pageOf(page)
  return generateMetadata({ params: Promise.resolve({ locale, ...params }) })
}
