import { mkdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { publicEnv } from '#lib/config/env-public.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { reportUnwritten, writeWholeFile } from './whole-files.ts'

declare global {
  /** Of this process: page cache and route handler are bundles of their own. */
  var recentHydrationFiles: LRUCache<string, string> | undefined
}

/** Some megabytes; what is older stands on the disk. */
const MOST = 100

const recent = () => (globalThis.recentHydrationFiles ??= new LRUCache({ max: MOST }))

/** Beside the builds: a page that somebody has kept may be older than the newest of them. */
const folder = () => join(buildsFolder(publicEnv()), 'hydration')

const write = async (path: string, text: string) => {
  try {
    // Seen again: it stays for as long as a page that names it may be kept.
    await utimes(path, new Date(), new Date())
  } catch (error) {
    if (!isMissing(error)) throw error
    await mkdir(folder(), { recursive: true })
    await writeWholeFile(path, text)
  }
}

/** Keeps the file of a page, at once in the memory of this process and soon on its disk. */
export const keepHydration = ({ name, text }: { name: string; text: string }): void => {
  recent().set(name, text)
  write(join(folder(), name), text).catch(reportUnwritten)
}

/** The text of a file that a page on this machine has been split into; nothing where there was none. */
export const findHydration = async (name: string): Promise<string | undefined> => {
  const kept = recent().get(name)
  if (kept !== undefined) return kept
  try {
    return await readFile(join(folder(), name), 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
