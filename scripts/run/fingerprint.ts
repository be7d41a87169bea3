import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bakedIn, type PublicEnv } from '#lib/config/env-public.ts'
import { BUILD_INPUTS } from './build-inputs.ts'

const filesBelow = (path: string): string[] => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  // A step of the build writes such declarations.
  if (stat.isFile()) return path.endsWith('.d.json.ts') ? [] : [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A hash over the contents of all inputs of a build and the public settings that are baked into its pages. */
export const fingerprint = (root: string, settings: Partial<PublicEnv>): string => {
  const hash = createHash('sha256').update(JSON.stringify([process.version, bakedIn(settings)]))
  for (const input of BUILD_INPUTS) {
    for (const file of filesBelow(join(root, input))) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
