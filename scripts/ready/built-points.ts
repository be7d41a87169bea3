import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { sourcePoints } from './open-points.ts'

const FILE = 'owner-list.json'

const countSchema = z.object({ open: z.int() })

/** How many facts about the site are open: in `npm run ready`, on the strip of a build's pages, and where a build starts. */
export const openFacts = (): number => sourcePoints('.').length

/** Writes into a build how much its sources leave open: an image has the build alone. */
export const writeOpenCount = (folder: string): void => {
  writeFileSync(join(folder, FILE), `${JSON.stringify({ open: openFacts() })}\n`)
}

/** How much the sources of a build leave open; 0 for a build that does not say. */
export const readOpenCount = (folder: string): number => {
  const file = join(folder, FILE)
  return existsSync(file) ? countSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).open : 0
}
