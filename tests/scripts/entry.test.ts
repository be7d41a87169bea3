import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNode } from '../../scripts/entry/find-node.mjs'
import { isInstalled } from '../../scripts/entry/is-installed.mjs'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

type Packages = Record<string, { version?: string; optional?: boolean }>

const installed = (wanted: Packages, there?: Packages) =>
  isInstalled(
    tempTree({
      'package-lock.json': JSON.stringify({ packages: { '': {}, ...wanted } }),
      ...(there && { 'node_modules/.package-lock.json': JSON.stringify({ packages: there }) }),
    }),
  )

describe('the dependencies', () => {
  const wanted = { a: { version: '1.0.0' }, b: { version: '1.0.0', optional: true } }

  it.each([
    ['are missing', undefined, false],
    ['hold a version of another lock file', { a: { version: '0.9.0' } }, false],
    ['lack a package', { b: { version: '1.0.0' } }, false],
    ['lack a package of another platform only', { a: { version: '1.0.0' } }, true],
    ['are all there', wanted, true],
  ])('%s', (_name, there, expected) => {
    expect(installed(wanted, there)).toBe(expected)
  })
})

it('are installed without a word about the Node of the machine, which is not the one that runs them', async () => {
  const root = tempTree({
    'package.json': '{ "name": "root", "dependencies": { "a": "file:a" } }',
    'a/package.json': '{ "name": "a", "version": "1.0.0", "engines": { "node": ">=99" } }',
    'package-lock.json': JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'root', dependencies: { a: 'file:a' } },
        a: { version: '1.0.0', engines: { node: '>=99' } },
        'node_modules/a': { resolved: 'a', link: true },
      },
    }),
    'install.mjs': `import { install } from '${new URL('../../scripts/entry/install.mjs', import.meta.url).href}'; install(import.meta.dirname)`,
  })
  const { code, errors } = await runToEnd(join(root, 'install.mjs'), {})
  expect(errors.join('\n')).not.toContain('EBADENGINE')
  expect(code).toBe(0)
}, 60_000)

describe('the Node that runs the product', () => {
  it('is the one that comes with the dependencies', () => {
    expect(findNode(process.cwd())).toContain('node_modules')
  })

  it('is the own one where none comes along and it is new enough', () => {
    expect(findNode(tempTree({}))).toBe(process.execPath)
  })
})
