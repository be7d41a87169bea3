import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { parseImports } from '../../scripts/import-law/parse-imports.ts'
import { aliasesOf, resolve } from '../../scripts/import-law/resolve.ts'
import { trailOf } from '../support/trails.ts'

/** Files that a trail may have, by the start of its heading. */
const LIMITS = {
  'An e-mail address': 28,
  'A landing address': 40,
  'A price': 23,
  'A new field': 18,
} as const

const aliases = aliasesOf(packageFile.imports)

/** A request, a row or the framework leads there, and no import. */
const ENTRIES =
  /^(?:middleware\.ts|instrumentation\.ts|services\/app\.ts|app\/globals\.css|app\/page-script\.ts|app\/.*(?:route|page|layout)\.tsx?|services\/purchase\/routes\.ts)$/

const importsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? parseImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier }) => {
        const target = resolve(specifier, { file, aliases })
        return target.kind === 'path' ? [target.path] : []
      })
    : []

const isJoined = (file: string, before: readonly string[]): boolean =>
  ENTRIES.test(file) ||
  before.length === 0 ||
  importsOf(file).some((path) => before.includes(path)) ||
  before.some((path) => importsOf(path).includes(file))

describe.each(Object.entries(LIMITS))('the trail of %s', (name, limit) => {
  const steps = trailOf(name)

  it(`has steps, all of them files, ${limit} at most`, () => {
    expect(steps.length).toBeGreaterThan(8)
    expect(steps.filter((path) => !existsSync(path))).toEqual([])
    expect(new Set(steps).size).toBeLessThanOrEqual(limit)
  })
})

// The places of a new field are no way from one to the next: what forgets one of them, fails.
it.each(Object.keys(LIMITS).filter((name) => name !== 'A new field'))(
  'leaves no file of the trail out: %s',
  (name) => {
    const steps = trailOf(name)
    expect(steps.filter((path, at) => !isJoined(path, steps.slice(0, at)))).toEqual([])
  },
)
