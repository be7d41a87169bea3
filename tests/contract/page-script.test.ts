import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ISLANDS } from '#lib/config/islands.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { sourceFiles } from '../../scripts/check/source-files.ts'
import { parseImports } from '../../scripts/import-law/parse-imports.ts'
import { resolve } from '../../scripts/import-law/resolve.ts'

const ALIASES = { '#app/*': './app/*', '#components/*': './components/*' }
const FEATURES = { '#features/*': './features/*', '#lib/*': './lib/*' }
const aliases = { ...ALIASES, ...FEATURES }

const read = (file: string) => readFileSync(file, 'utf8')

const targetsOf = (file: string) =>
  parseImports(file, read(file))
    .filter(({ erased, specifier }) => !erased && specifier !== '')
    .map(({ specifier }) => resolve(specifier, { file, aliases }))

/** Files and packages that modules load, directly or not. */
const reachedFrom = (starts: readonly string[]) => {
  const files = new Set(starts)
  const packages = new Set<string>()
  // A set walks what is added while it is walked.
  for (const file of files) {
    for (const target of targetsOf(file)) {
      if (target.kind === 'package') packages.add(target.name)
      else if (/\.tsx?$/.test(target.path) && existsSync(target.path)) files.add(target.path)
    }
  }
  return { files: [...files], packages: [...packages] }
}

const sources = sourceFiles('.').filter((file) => /^(?:app|components|features|lib)\//.test(file))

const islands = keysOf(ISLANDS)
  .filter((name) => !('isInGallery' in ISLANDS[name]))
  .map((name) => `app/islands/${name}.ts`)

/** Components, and what runs elsewhere or brings a library along; amounts are written by what the browser has itself. */
const NOT_OURS =
  /\.tsx$|^lib\/(?:server|http|edge)\/|^lib\/i18n\/(?!(?:format-money|number-format)\.ts$)/

const script = reachedFrom(['app/page-script.ts'])

describe('the islands (docs/decisions/029)', () => {
  it('are those that stand in their folder', () => {
    const found = sources.filter((file) => /^app\/islands\/(?!hydrate)/.test(file))
    expect(found.toSorted()).toEqual(islands.toSorted())
  })

  it('load schemas in the sign-up form alone', () => {
    const usesZod = (file: string) =>
      reachedFrom([file]).packages.some((name) => name.startsWith('zod'))
    expect(islands.filter(usesZod)).toEqual(['app/islands/sign-up.ts'])
  })

  it('know nothing of Next, nor of translations: words and links are props', () => {
    const { packages } = reachedFrom(islands)
    expect(packages.filter((name) => name.startsWith('next'))).toEqual([])
  })
})

describe('the page script (docs/decisions/029)', () => {
  it('loads neither React nor a library of the server or of animations', () => {
    const packages = script.packages.filter((name) => !name.startsWith('#generated/'))
    expect(packages.toSorted()).toEqual(['js-cookie', 'zustand/vanilla'])
    expect(script.files.filter((file) => NOT_OURS.test(file))).toEqual([])
  })

  it('finds what it does in folders of the features that know no React', () => {
    const folders = sources.filter((file) => /^features\/[\w-]+\/browser\//.test(file))
    expect(script.files.filter((file) => folders.includes(file)).length).toBeGreaterThan(0)
    const { files, packages } = reachedFrom(folders)
    expect(
      packages.filter((name) => /^(?:react|next|framer-motion|axios|zod)\b/.test(name)),
    ).toEqual([])
    expect(files.filter((file) => NOT_OURS.test(file))).toEqual([])
  })
})
