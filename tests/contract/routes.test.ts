import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metadata } from 'next'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { publicEnv } from '#lib/config/env-public.ts'
import { AWAITED_PATHS, PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import type { LocaleParams } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'

const { SITE_URL } = publicEnv()

const ROOT = 'app/[locale]/[context]'

/** Public path of a page file: groups of routes and optional segments are no part of it. */
const pathOf = (file: string) =>
  `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/(?:\([^/]+\)|\[\[[^/]+\]\])/g, '') || '/'

const files = new Map(globSync('**/page.tsx', { cwd: ROOT }).map((file) => [pathOf(file), file]))

/** Pages that the middleware shows in place of others; no address of their own leads to them. */
const SHOWN_INSTEAD = ['/not-found', '/elsewhere/[locales]/[...path]', '/landing/[...page]']

const pageModule = z.object({
  generateMetadata: z.custom<(props: LocaleParams) => Promise<Metadata>>(
    (value) => typeof value === 'function',
  ),
})

/** Page files with a segment that stands for a part of the path, such as `/docs/library/[...place]`. */
const patterns = [...files.keys()]
  .filter((page) => page.includes('[') && !SHOWN_INSTEAD.includes(page))
  .map((page) => {
    const groups = page
      .replaceAll(/\[\.{3}(\w+)\]/g, '(?<$1>.+)')
      .replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    return { page, path: new RegExp(`^${groups}$`) }
  })

/** The page file of a path, with what its segments stand for there. */
const fileOf = (path: string) => {
  if (files.has(path)) return { page: path, params: {} }
  const found = patterns.find((pattern) => pattern.path.test(path))
  const segments = Object.entries(found?.path.exec(path)?.groups ?? {})
  const params = segments.map(([name, text]) => [
    name,
    found?.page.includes(`[...${name}]`) ? text.split('/') : text,
  ])
  return { page: found?.page ?? path, params: Object.fromEntries(params) }
}

const pageOf = async (page: string) =>
  pageModule.parse(await import(resolve(ROOT, files.get(page) ?? `no page file for ${page}`)))

describe('the route registry', () => {
  it('has a row for each page file, and a page file for each row', () => {
    const pages = new Set(PAGE_ROUTE_IDS.map((id) => fileOf(ROUTES[id].path).page))
    expect([...files.keys()].toSorted()).toEqual([...pages, ...SHOWN_INSTEAD].toSorted())
  })

  it.each(PAGE_ROUTE_IDS)('%s has words and its own address in each language', async (id) => {
    const { page, params: segments } = fileOf(ROUTES[id].path)
    const { generateMetadata } = await pageOf(page)
    for (const locale of ROUTES[id].locales) {
      const params = Promise.resolve({ locale, ...segments })
      const { title, description, alternates } = await generateMetadata({ params })
      expect([title, description], locale).toEqual([expect.any(String), expect.any(String)])
      expect(alternates).toMatchObject({ canonical: SITE_URL + routePath(id, locale) })
    }
  })

  it.each(AWAITED_PATHS)('%s is awaited: a page of the specification without a row', (path) => {
    expect(Object.values(ROUTES).map((route) => route.path)).not.toContain(path)
    const specification = readFileSync('docs/specification.md', 'utf8')
    const names = [path, path.split('/').at(-1)].map((name) => `\`${name}\``)
    expect(names.some((name) => specification.includes(name))).toBe(true)
  })
})
