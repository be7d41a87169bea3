import { existsSync, readFileSync } from 'node:fs'
import { parseSync, type Expression, type Program } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
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

const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const isState = (init: Expression | null): boolean => {
  if (init?.type === 'NewExpression')
    return init.callee.type === 'Identifier' && COLLECTIONS.has(init.callee.name)
  if (init?.type !== 'CallExpression') return false
  const { callee } = init
  // `createStore<State>()(…)` calls what a call gives.
  if (callee.type === 'CallExpression') return isState(callee)
  return callee.type === 'Identifier' && callee.name === 'createStore'
}

const declarationsOf = ({ body }: Program) =>
  body.flatMap((statement) => {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return inner?.type === 'VariableDeclaration' ? [inner] : []
  })

/** Names of what a module keeps for as long as it is loaded; a collection that its type makes read-only is a table. */
const stateIn = (file: string, text: string): string[] =>
  declarationsOf(parseSync(file, text).program).flatMap(({ kind, declarations }) =>
    declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier') return []
      const type = id.typeAnnotation
      const isTable = type && /^:\s*Readonly(?:Map|Set)\b/.test(text.slice(type.start, type.end))
      return kind === 'let' || (isState(init) && !isTable) ? [id.name] : []
    }),
  )

const sources = sourceFiles('.').filter((file) => /^(?:app|components|features|lib)\//.test(file))

/** In development both are one bundle, in the gallery the page script is none of its pages' own. */
const isBuilt = (file: string) => !/\.(?:development|gallery)\.tsx?$/.test(file)

const clients = sources.filter(
  (file) => isBuilt(file) && /^(?:\/\*[\s\S]*?\*\/|\/\/.*\n|\s)*'use client'/.test(read(file)),
)

/** Components, and what runs elsewhere or brings a library along; amounts are written by what the browser has itself. */
const NOT_OURS =
  /\.tsx$|^lib\/(?:server|http|edge)\/|^lib\/i18n\/(?!(?:format-money|number-format)\.ts$)/

const script = reachedFrom(['app/page-script.ts'])

describe('state of a module', () => {
  it.each([
    ['let count = 0', ['count']],
    ['export let count', ['count']],
    ['const seen = new Set<string>()', ['seen']],
    ['export const made = new WeakMap<object, string>()', ['made']],
    ['const store = createStore(() => ({}))', ['store']],
    ['export const store = createStore<State>()(() => ({}))', ['store']],
    ["export const store = pageStore('x', () => createStore(() => ({})))", []],
    ['const KNOWN: ReadonlySet<string> = new Set([])', []],
    ['const make = () => { let count = 0; return new Map([[count, 1]]) }', []],
    ['const DAY_S = 86_400', []],
  ])('%s', (text, names) => {
    expect(stateIn('module.ts', text)).toEqual(names)
  })
})

describe('client components', () => {
  // What two of them use of it lies in a chunk of its own, from which nothing unused can be taken out.
  it('load schemas in the sign-up form alone', () => {
    const usesZod = (file: string) =>
      reachedFrom([file]).packages.some((name) => name.startsWith('zod'))
    expect(clients.filter(usesZod)).toEqual(['features/signup/components/sign-up-form.tsx'])
  })
})

describe('the page script (docs/decisions/029)', () => {
  it('keeps what the framework reaches too in stores of the page, nowhere else', () => {
    const framework = new Set(reachedFrom(clients).files)
    expect(clients.length).toBeGreaterThan(0)
    expect(framework).toContain('features/consent/consent-state.ts')
    const shared = script.files.filter((file) => framework.has(file))
    const found = shared.flatMap((file) =>
      stateIn(file, read(file)).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

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
