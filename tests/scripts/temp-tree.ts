import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const IMPORTS = {
  '#app/*': './app/*',
  '#components/*': './components/*',
  '#features/*': './features/*',
  '#lib/*': './lib/*',
  '#services/*': './services/*',
}

/** Writes files into a new folder that looks like the repository and goes away with the test. */
export const tempTree = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true })
  })
  const all = { 'package.json': JSON.stringify({ imports: IMPORTS }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
