import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from './breach.ts'
import { fileSizeBreaches } from './file-sizes.ts'
import { houseBreaches } from './house-rules.ts'
import { sourceFiles } from './source-files.ts'

/** Checks the house rules that oxlint does not hold over a tree. */
export const checkHouse = (root: string): Breach[] => {
  const texts = new Map(
    sourceFiles(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  const sizes = new Map([...texts].map(([file, text]) => [file, text.trimEnd().split('\n').length]))
  const perFile = [...texts].flatMap(([file, text]) => houseBreaches(file, text))
  return [...perFile, ...fileSizeBreaches(sizes)]
}
