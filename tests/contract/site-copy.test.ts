import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PARTS } from '../../bench/floors/site-copy.ts'
import manifest from '../../package.json' with { type: 'json' }
import { sourceFiles } from '../../scripts/check/source-files.ts'
import { parseImports } from '../../scripts/import-law/parse-imports.ts'
import { aliasesOf, resolve } from '../../scripts/import-law/resolve.ts'

const isCopied = (path: string): boolean =>
  PARTS.some((part) => path === part || path.startsWith(`${part}/`))

/** Written by the copy itself before it is built. */
const isGenerated = (path: string): boolean => path.startsWith('.generated/')

const aliases = aliasesOf(manifest.imports)

const missing = (file: string): string[] =>
  parseImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier }) => {
    const target = resolve(specifier, { file, aliases })
    if (target.kind === 'package' || isCopied(target.path) || isGenerated(target.path)) return []
    return [`${file} imports ${target.path}`]
  })

it('copies everything that the copied files import, so that a copy of the site builds', () => {
  const copied = sourceFiles('.').filter(isCopied)
  expect(copied.length).toBeGreaterThan(200)
  expect(copied.flatMap(missing)).toEqual([])
})
