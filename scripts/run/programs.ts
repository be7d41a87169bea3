import { join } from 'node:path'
import { NEXT } from '#lib/next/commands.ts'
import type { Environment } from './environment.ts'
import type { Program } from './processes.ts'

/** Options of Node itself that stand before the program, e.g. `--watch`. */
type NodeOptions = readonly string[]

/** The reference services. */
export const servicesProgram = ({ child }: Environment, options: NodeOptions = []): Program => ({
  name: 'Services',
  args: [...options, join('services', 'main.ts')],
  env: { ...process.env, ...child },
})

/**
 * Options of Node for the built site. Young objects get 16 MB instead of 64: answers are no slower, and the process
 * takes 80 MB less under load (docs/measuring.md, budget 13). `npm run serve` and the image name them too.
 */
export const SITE_OPTIONS: NodeOptions = ['--max-semi-space-size=16']

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

/** Writes what the edge knows of the landing records. */
export const landingIndexProgram = (
  { child }: Environment,
  options: NodeOptions = [],
): Program => ({
  name: 'Landing index',
  args: [...options, join('scripts', 'generate-landing-index.ts')],
  env: { ...process.env, ...child },
})

/** Folders of the styles and of what names their utilities: those of `@source` in `app/globals.css`. */
export const STYLED: readonly string[] = ['app', 'components', 'features']

/** Writes the stylesheet (architecture 13). */
export const sheetProgram = ({ child }: Environment, options: NodeOptions = []): Program => ({
  name: 'Stylesheet',
  args: [...options, join('scripts', 'generate-sheet.ts')],
  env: { ...process.env, ...child },
})

/** Writes the types of the messages. */
export const messageTypesProgram = (
  { child }: Environment,
  options: NodeOptions = [],
): Program => ({
  name: 'Message types',
  args: [...options, join('scripts', 'generate-message-types.ts')],
  env: { ...process.env, ...child },
})
