import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})

const ROOT = '.'

/** Where a package is found from a folder, as Node looks for it; nothing where it is not installed. */
const folderOf = (name: string, from: string): string | undefined => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === ROOT ? undefined : folderOf(name, dirname(from))
}

const needsOf = (folder: string): string[] => {
  const json: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { dependencies = {}, optionalDependencies = {} } = manifest.parse(json)
  return Object.keys({ ...dependencies, ...optionalDependencies })
}

/** The folders of packages and of all that they need; what is optional and not installed is left out. */
export const packageFolders = (names: readonly string[]): string[] => {
  const found = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = folderOf(name, from)
    if (folder) found.add(folder)
  }
  for (const name of names) add(name, ROOT)
  for (const folder of found) for (const name of needsOf(folder)) add(name, folder)
  return [...found]
}
