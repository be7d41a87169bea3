import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'public', 'test-results', 'playwright-report', 'coverage'])
const GENERATED = /^next-env\.d\.ts$|\.d\.json\.ts$/
const SOURCE = /\.(?:ts|tsx|mjs|js|jsx|cjs|mts|cts)$/

/** Lists the code files below a root as paths with forward slashes; hidden and generated folders are left out. */
export const sourceFiles = (root: string, folder = ''): string[] => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(root, path)
    return SOURCE.test(entry.name) && !GENERATED.test(entry.name) ? [path] : []
  })
}
