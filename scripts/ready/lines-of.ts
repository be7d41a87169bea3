import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Line = { file: string; line: number; text: string }

/** The lines of a file, with forward slashes in its path; none where it is missing. */
export const linesOf = (root: string, file: string): Line[] => {
  const path = join(root, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((text, index) => ({ file: file.replaceAll('\\', '/'), line: index + 1, text }))
}

/** The lines of all files of a pattern, in the order of their paths; generated types are left out. */
export const linesOfAll = (root: string, pattern: string): Line[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.d.json.ts'))
    .toSorted()
    .flatMap((file) => linesOf(root, file))
