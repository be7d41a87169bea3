import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_ANSWERS } from '../../e2e/support/page-answers.ts'
import manifest from '../../package.json' with { type: 'json' }
import { parseImports } from '../../scripts/import-law/parse-imports.ts'
import { aliasesOf, resolve } from '../../scripts/import-law/resolve.ts'

const aliases = aliasesOf(manifest.imports)

/** What makes pages outside the page tree. */
const PAGE_MAKER = 'lib/server/posted/answer-page.ts'

const importsOf = (file: string): string[] =>
  parseImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier, erased }) => {
    const target = resolve(specifier, { file, aliases })
    const isSource = target.kind === 'path' && /\.tsx?$/.test(target.path)
    return isSource && !erased && !target.path.startsWith('.generated/') ? [target.path] : []
  })

const reaches = (route: string): boolean => {
  // A set walks what is added while it is walked.
  const seen = new Set([route])
  for (const file of seen) for (const next of importsOf(file)) seen.add(next)
  return seen.has(PAGE_MAKER)
}

const isPosted = (route: string): boolean =>
  /^export const POST\b/m.test(readFileSync(route, 'utf8'))

it('every handler that can answer a form by a page has its row among those whose policy is checked', () => {
  const routes = globSync('app/api/**/route.ts').filter(isPosted).filter(reaches)
  const paths = routes.map((file) => file.replace(/^app|\/route\.ts$/g, ''))
  expect(paths.toSorted()).toEqual(Object.keys(PAGE_ANSWERS).toSorted())
})

/** The one frame of what is answered by a page, with header, faces and foot of the site. */
const HOUSE = 'lib/server/posted/house-page.ts'

const filesWith = (pattern: RegExp): string[] =>
  globSync('{app,features,lib,services}/**/*.{ts,tsx}')
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .toSorted()

it('no other file of the site sends a page, or writes one that is not of the page tree', () => {
  const ofSite = (file: string) => !file.startsWith('services/')
  expect(filesWith(/['"]Content-Type['"]: ['"`]text\/html/i).filter(ofSite)).toEqual([HOUSE])
  expect(filesWith(/<!doctype html/i).filter(ofSite)).toEqual([HOUSE])
})

it('the services write their pages in one place, and their letters in another', () => {
  expect(filesWith(/<!doctype html/i).filter((file) => file !== HOUSE)).toEqual([
    'services/look/page-frame.ts',
    'services/mail/letter-html.ts',
  ])
})
