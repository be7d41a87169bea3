import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Breach } from './breach.ts'
import { houseBreaches } from './house-rules.ts'
import { sourceFiles } from './source-files.ts'

/** Checks the house rules that oxlint does not hold over a tree. */
export const checkHouse = (root: string): Breach[] =>
  sourceFiles(root).flatMap((file) => houseBreaches(file, readFileSync(join(root, file), 'utf8')))
