import { join } from 'node:path'
import { buildArgs, NEXT } from '#lib/next/commands.ts'

/** A step of a build: `args` start with the file that Node runs, `env` is set besides what a build has. */
export type BuildStep = {
  name: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether it writes into the folder of the build; the others write what all builds share. */
  inFolder?: boolean
}

const TSC = join('node_modules', 'typescript', 'bin', 'tsc')

/** For the allocator of the bundler: what is free goes back to the system at once, in small pages (budget 12). */
const FRUGAL = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' }

/** No service need be there while pages are made (docs/decisions/009): that none answers is no fault to show. */
const WITHOUT_SERVICES = { LOG_LEVEL: 'fatal' }

/**
 * What a build runs, one after the other. Types, bundles and pages in processes of their own: within one,
 * the memory of the bundler stays taken while types are checked and pages are made (docs/measuring.md, budget 12).
 */
export const BUILD_STEPS: readonly BuildStep[] = [
  { name: 'index', args: [join('scripts', 'generate-landing-index.ts')] },
  { name: 'sheet', args: [join('scripts', 'generate-sheet.ts')] },
  { name: 'page-script', args: [join('scripts', 'generate-page-script.ts')] },
  { name: 'message-types', args: [join('scripts', 'generate-message-types.ts')] },
  { name: 'typegen', args: [NEXT, 'typegen'] },
  { name: 'types', args: [TSC, '--project', 'tsconfig.build.json'] },
  { name: 'compile', args: buildArgs('compile'), env: FRUGAL, inFolder: true },
  { name: 'generate', args: buildArgs('generate'), env: WITHOUT_SERVICES, inFolder: true },
  { name: 'static', args: [join('scripts', 'add-static-files.ts')], inFolder: true },
]
