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

/** Pages that the middleware shows in place of others; no address of their own leads to them. */
const SHOWN_INSTEAD = ['/not-found', '/elsewhere/[locales]/[...path]', '/landing/[...page]']

const pageModule = z.object({
  generateMetadata: z.custom<(props: LocaleParams) => Promise<Metadata>>(
    (value) => typeof value === 'function',
  ),
})

const pageOf = async (path: string) =>
  pageModule.parse(await import(resolve(ROOT, files.get(path) ?? `no page file for ${path}`)))

describe('the route registry', () => {
  it('has a row for each page file, and a page file for each row', () => {
    const paths = [...PAGE_ROUTE_IDS.map((id) => ROUTES[id].path), ...SHOWN_INSTEAD]
    expect([...files.keys()].toSorted()).toEqual(paths.toSorted())
  })

  it.each(PAGE_ROUTE_IDS)('%s has words and its own address in each language', async (id) => {
    const { generateMetadata } = await pageOf(ROUTES[id].path)
    for (const locale of ROUTES[id].locales) {
      const params = Promise.resolve({ locale })
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
