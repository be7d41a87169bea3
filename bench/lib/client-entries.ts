import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { currentBuild } from '../../scripts/run/current-build.ts'
import { ROOT } from './folders.ts'

/** A client module that a page's server components refer to. */
export type ClientEntry = { path: string; id: number }

const PREFIX = '[project]/'

const manifest = z.object({
  clientModules: z.record(z.string(), z.object({ id: z.number() })),
})

/** Reads the client modules of a page from its build; `page` is its folder below `app/`. */
export const clientEntries = async (page: string): Promise<ClientEntry[]> => {
  const name = join('server/app', page, 'page_client-reference-manifest.js')
  const text = await readFile(join(ROOT, currentBuild(), name), 'utf8')
  const json: unknown = JSON.parse(text.slice(text.indexOf('] = {') + 4).replace(/;\s*$/, ''))
  return Object.entries(manifest.parse(json).clientModules).map(([path, { id }]) => ({
    path: path.replace(PREFIX, ''),
    id,
  }))
}
