import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const entry = z.looseObject({
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  inBundle: z.boolean().optional(),
  license: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})

const lock = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const manifest = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** All but the repository itself. */
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages too old to say their licence in the present way: as their own files have it. */
const OLD = new Map([
  ['busboy', 'MIT'],
  ['png-js', 'MIT'],
  ['streamsearch', 'MIT'],
])

const allowed = new Set(
  [...readFileSync('docs/licences.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)].flatMap(
    ([, cell = '']) => cell.split(', '),
  ),
)

describe('package-lock.json', () => {
  it('says of every package what its bytes are', () => {
    // What comes inside of another package is part of its digest.
    const unsealed = packages.filter(
      ([, { integrity = '', inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
    )
    expect(
      unsealed.map(([path]) => path),
      'take these entries out of the lock file, then: npm install --package-lock-only',
    ).toEqual([])
    expect(packages.length).toBeGreaterThan(500)
  })

  it('takes no package from anywhere but the registry', () => {
    const elsewhere = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere).toEqual([])
  })

  it('has no package that may run something while it is installed', () => {
    const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(running.length).toBeGreaterThan(0)
    for (const [path] of running) expect(manifest.allowScripts[nameOf(path)], path).toBe(false)
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true')
  })

  it('has no licence that docs/licences.md does not allow', () => {
    const others = packages
      .map(
        ([path, { license = OLD.get(nameOf(path)) }]) => [nameOf(path), license ?? 'none'] as const,
      )
      .filter(([, licence]) => !allowed.has(licence))
    expect(others).toEqual([])
    expect(allowed).not.toContain('GPL-3.0')
  })
})
