import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  rolldown,
  type ChunkingContext,
  type CodeSplittingOptions,
  type OutputChunk,
  type Plugin,
} from 'rolldown'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { PAGE_SCRIPT_FOLDER } from '#lib/config/page-script.ts'
import { writeUnlessSame } from './write-unless-same.ts'

type Places = {
  /** The module that starts the behaviours of a page. */
  from: string
  /** Folder of the bundle. */
  to: string
  /** JSON file with the address of its first file. */
  address: string
  /** The module of each island, by its name. */
  islands: Readonly<Record<string, string>>
  /** JSON file with the files of each island; its type stands beside it. */
  files: string
}

/** What browsers of the last years understand: modules with `import()`. */
const TARGET = 'es2022'

const TYPES = `declare const islands: Readonly<Record<string, readonly string[]>>
export default islands
`

const addressOf = (file: string) => `${PAGE_SCRIPT_FOLDER}/${file}`

type Bundle = { chunks: readonly OutputChunk[]; entry: OutputChunk }

/** A chunk and what it imports, without what every page has already. */
const filesOf = (start: string, { chunks, entry }: Bundle): string[] => {
  const files = new Set([start])
  // A set walks what is added while it is walked.
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
      if (next !== entry.fileName) files.add(next)
    }
  }
  return [...files].map(addressOf)
}

/** Everything that a module imports, itself included; nothing that it only loads later. */
const importedFrom = (start: string, context: ChunkingContext): ReadonlySet<string> => {
  const modules = new Set([start])
  // A set walks what is added while it is walked.
  for (const id of modules) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) modules.add(next)
  }
  return modules
}

const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/islands\/hydrate|rolldown\/runtime|\/components\/(?:.*\.tsx|ui\/button-classes\.ts)$/

const FORMS = /\/node_modules\/|\/lib\/http\/|\/features\/account\//

/** Small things that forms and pages share without a schema: each file more is a name more in the data of every page with a form. */
const SMALL =
  /\/lib\/util\/(?:typed-text|email-address|pause)\.ts$|\/(?:web-app-places|agreement-field)\.ts$/

/** Few files, each of them fetched once for the whole site: what every page has, React, and what forms share. */
const chunksOf = (entry: string): CodeSplittingOptions => {
  let page: ReadonlySet<string> | undefined
  const nameOf = (id: string, context: ChunkingContext) => {
    page ??= importedFrom(entry, context)
    return page.has(id) ? 'page' : null
  }
  return {
    groups: [
      { name: nameOf, debugName: 'page' },
      { name: 'small', test: SMALL },
      { name: 'react', test: REACT, minShareCount: 2 },
      { name: 'forms', test: FORMS, minShareCount: 2 },
    ],
  }
}

/** Each island is a chunk of its own, which no module of the page script names: a page tells it which to load. */
const islandChunks = (islands: Places['islands']): Plugin => ({
  name: 'islands',
  buildStart() {
    for (const [name, id] of Object.entries(islands)) this.emitFile({ type: 'chunk', name, id })
  },
})

const ADDRESSES = new Map<string, string>(Object.entries(API_PATHS))

/** Writes each address where it is asked: the browser asks few of the table. */
const addressesInPlace: Plugin = {
  name: 'addresses',
  transform: {
    filter: { code: 'API_PATHS.' },
    handler: (code) =>
      code.replaceAll(/\bAPI_PATHS\.(\w+)/g, (named, key: string) => {
        const address = ADDRESSES.get(key)
        return address ? `'${address}'` : named
      }),
  },
}

/**
 * Bundles page script and islands as one graph, in which every module stands once; every file is called after its
 * content, so that it never changes under its address.
 */
export const writePageScript = async ({
  from,
  to,
  address,
  islands,
  files,
}: Places): Promise<void> => {
  const bundle = await rolldown({
    input: from,
    // They tell Next's bundler; here everything is the client's.
    checks: { moduleLevelDirective: false },
    // Nothing here does anything when it is read: a table that is not used goes with all that it names.
    treeshake: { propertyReadSideEffects: false },
    plugins: [islandChunks(islands), addressesInPlace],
    resolve: { conditionNames: ['production', 'browser', 'import', 'default'] },
    transform: {
      target: TARGET,
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', development: false },
    },
  })
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    entryFileNames: '[hash].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: chunksOf(from),
  })
  await bundle.close()
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  const chunks = output.filter((file) => file.type === 'chunk')
  for (const { fileName, code } of chunks) writeFileSync(join(to, fileName), code)
  // The files come in the order of their names, which begin with a digest.
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === from)
  if (!entry) throw new Error(`The bundler made no file of ${from}`)
  await writeUnlessSame(address, JSON.stringify(addressOf(entry.fileName)))
  const islandFiles = Object.keys(islands).map((name) => {
    const chunk = chunks.find((one) => one.facadeModuleId === islands[name])
    return [name, chunk ? filesOf(chunk.fileName, { chunks, entry }) : []]
  })
  await writeUnlessSame(files, JSON.stringify(Object.fromEntries(islandFiles)))
  await writeUnlessSame(files.replace(/json$/, 'd.json.ts'), TYPES)
}
