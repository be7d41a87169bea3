import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import * as z from 'zod'

/*
 * Relies on: the tracer that Next brings along, and the lists of files that it writes beside each entry of a build.
 * When that changes: take `@vercel/nft` itself, or the folder that `output: 'standalone'` writes.
 */

const require = createRequire(import.meta.url)

/** The files that a server loads, as Next finds them. */
const traceSchema = z.object({ files: z.array(z.string()) })

type Trace = (
  files: string[],
  options: { base: string; ignore: (path: string) => boolean },
) => Promise<{ fileList: Set<string> }>

const isTracer = (value: unknown): value is { nodeFileTrace: Trace } =>
  typeof value === 'object' && value !== null && 'nodeFileTrace' in value

/** The tracer that Next brings along, without types. */
const loadTracer = (): Trace => {
  const tracer: unknown = require('next/dist/compiled/@vercel/nft')
  if (isTracer(tracer)) return tracer.nodeFileTrace
  throw new Error('Next brings no tracer any more: see lib/next/traced-files.ts.')
}

/** The server itself, which the traces of a build leave out where Next does not write the entry. */
const SERVER = ['next', 'next/dist/server/require-hook', 'next/dist/server/lib/start-server']

/** Pictures are served as they are (`images.unoptimized`); the rest is for development and other runtimes. */
const NEEDLESS =
  /node_modules\/(?:@img|sharp|typescript|@next\/swc[\w-]*)\/|next\/dist\/docs\/|next\/dist\/compiled\/(?:webpack|babel[\w-]*|next-server\/.*\.dev\.js)|next\/dist\/(?:build|cli)\/(?:webpack|swc\/(?!options))|\.(?:map|d\.ts)$/

/** Files that a build and its server load, from the root of the repository. */
export const tracedFiles = async (build: string): Promise<string[]> => {
  const root = process.cwd()
  const traces = globSync(`${build}/**/*.nft.json`).filter((file) => !file.includes('minimal'))
  const listed = traces.flatMap((trace) => {
    const { files } = traceSchema.parse(JSON.parse(readFileSync(trace, 'utf8')))
    return files.map((file) => relative(root, resolve(dirname(trace), file)))
  })
  const { fileList } = await loadTracer()(
    SERVER.map((name) => require.resolve(name)),
    { base: root, ignore: (path) => NEEDLESS.test(path) },
  )
  return [...new Set([...listed, ...fileList])].filter((file) => !NEEDLESS.test(file))
}
