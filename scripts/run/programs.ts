import { join } from 'node:path'
import { NEXT } from '#lib/next/commands.ts'
import type { Environment } from './environment.ts'
import type { Program } from './processes.ts'

/** Options of Node itself that stand before the program, e.g. `--watch`. */
type NodeOptions = readonly string[]

/** The reference services. */
export const servicesProgram = ({ child }: Environment): Program => ({
  name: 'Services',
  args: [join('services', 'main.ts')],
  env: { ...process.env, ...child },
})

/**
 * Options of Node for the built site. Young objects get 16 MB instead of 64: answers are no slower, and the process
 * takes 80 MB less under load (docs/measuring.md, budget 13). All others get 384 MB, of which 180 to 190 are in use: what
 * Node would allow goes by the machine (docs/scaling.md). `npm run serve`, the image and the unit name them too.
 */
export const SITE_OPTIONS: NodeOptions = ['--max-semi-space-size=16', '--max-old-space-size=384']

/** The command `next` with its arguments. */
export const nextProgram = ({ child }: Environment, args: readonly string[]): Program => ({
  name: 'Site',
  args: [NEXT, ...args],
  env: { ...process.env, ...child, NODE_ENV: 'development' },
})

/** A build of the site, as `npm run serve` serves it; `folder` is what `ensureBuild` gives. */
export const siteProgram = ({ child }: Environment, folder: string): Program => ({
  name: 'Site',
  args: [...SITE_OPTIONS, join('scripts', 'serve.mjs')],
  env: { ...process.env, ...child, BUILD_FOLDER: folder },
})

/** What `npm start` runs: whichever ends is started again, and the other goes on. */
export const startedPrograms = (environment: Environment, folder: string): Program[] =>
  [servicesProgram(environment), siteProgram(environment, folder)].map((program) => ({
    ...program,
    startsAgain: true,
  }))

/** Folders of the styles and of what names their utilities: those of `@source` in `app/globals.css`. */
export const STYLED: readonly string[] = ['app', 'components', 'features']

/** What `npm run dev` writes again after a change: the program, and the folders that it reads. */
export const WRITERS: readonly { script: string; folders: readonly string[] }[] = [
  // What the edge knows of landing records, offers and experiments.
  { script: 'generate-landing-index.ts', folders: ['locales'] },
  { script: 'generate-message-types.ts', folders: ['locales'] },
  // The stylesheet (architecture 13).
  { script: 'generate-sheet.ts', folders: STYLED },
  // Of which pages ask in `npm run dev` for the names of the islands and the paths that are fetched ahead.
  { script: 'generate-page-script.ts', folders: ['app/islands', 'lib/config'] },
]

/** What the reference services are made of: after a change they start again. */
export const SERVED = {
  folders: ['services', 'lib', 'features'],
  files: /\.(?:ts|json|sql|tsv|txt)$/,
} as const
