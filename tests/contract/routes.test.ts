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

/** Public path of a page file: groups of routes are no part of it. */
const pathOf = (file: string) =>
  `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^/]+\)/g, '') || '/'

const files = new Map(globSync('**/page.tsx', { cwd: ROOT }).map((file) => [pathOf(file), file]))

/** A file with a parameter in its path is the page of every row that it has a value for. */
const matcherOf = (path: string) => new RegExp(`^${path.replaceAll(/\[\w+\]/g, '([^/]+)')}$`)

/** The page file of a row: its own, or the one whose parameter stands for the last segment of the path. */
const fileOf = (path: string) => {
  const own = files.get(path)
  if (own !== undefined) return { file: own, params: {} }
  for (const [pattern, file] of files) {
    const value = SHOWN_INSTEAD.includes(pattern) ? undefined : matcherOf(pattern).exec(path)?.[1]
    const name = /\[(\w+)\]/.exec(pattern)?.[1]
    if (value !== undefined && name !== undefined) return { file, params: { [name]: value } }
  }
  throw new Error(`no page file for ${path}`)
}

/** Pages that the middleware shows in place of others; no address of their own leads to them. */
const SHOWN_INSTEAD = ['/not-found', '/elsewhere/[locales]/[...path]', '/landing/[...page]']

const isFunction = (value: unknown) => typeof value === 'function'

const pageModule = z.object({
  generateMetadata: z.custom<(props: LocaleParams) => Promise<Metadata>>(isFunction),
})

const paramModule = z.object({
  dynamicParams: z.literal(false),
  generateStaticParams: z.custom<() => Record<string, string>[]>(isFunction),
})

const importOf = async (file: string): Promise<unknown> => import(resolve(ROOT, file))

/** The public paths that a file is the page of; one with a parameter names every value of it. */
const pathsOf = async ([pattern, file]: [string, string]): Promise<string[]> => {
  if (SHOWN_INSTEAD.includes(pattern) || !pattern.includes('[')) return [pattern]
  const { generateStaticParams } = paramModule.parse(await importOf(file))
  return generateStaticParams().map((params) =>
    pattern.replaceAll(/\[(\w+)\]/g, (_all, name: string) => params[name] ?? `no ${name}`),
  )
}

describe('the route registry', () => {
  it('has a row for each page of a file, and a page file for each row', async () => {
    const paths = [...PAGE_ROUTE_IDS.map((id) => ROUTES[id].path), ...SHOWN_INSTEAD]
    const shown = await Promise.all([...files].map(pathsOf))
    expect(shown.flat().toSorted()).toEqual(paths.toSorted())
  })

  it.each(PAGE_ROUTE_IDS)('%s has words and its own address in each language', async (id) => {
    const { file, params: own } = fileOf(ROUTES[id].path)
    const { generateMetadata } = pageModule.parse(await importOf(file))
    for (const locale of ROUTES[id].locales) {
      const params = Promise.resolve({ locale, ...own })
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
