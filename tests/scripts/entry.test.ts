import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findNode } from '../../scripts/entry/find-node.mjs'
import { isInstalled } from '../../scripts/entry/is-installed.mjs'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>

type Tree = { wanted: Packages; there?: Packages | undefined; withTools?: boolean }

const installed = ({ wanted, there, withTools = true }: Tree) =>
  isInstalled(
    tempTree({
      'package-lock.json': JSON.stringify({ packages: { '': {}, ...wanted } }),
      ...(there && { 'node_modules/.package-lock.json': JSON.stringify({ packages: there }) }),
    }),
    { withTools },
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
    expect(installed({ wanted, there })).toBe(expected)
  })

  it('suffice for a start without what tests and checks need, but not for these', () => {
    const tools = { wanted: { ...wanted, c: { version: '1.0.0', dev: true } }, there: wanted }
    expect(installed({ ...tools, withTools: false })).toBe(true)
    expect(installed({ ...tools, withTools: true })).toBe(false)
  })
})

/** What installs the tree that it lies in, as a start does or as the tests do. */
const installer = (withTools: boolean) =>
  `import { install } from '${new URL('../../scripts/entry/install.mjs', import.meta.url).href}'; install(import.meta.dirname, { withTools: ${withTools} })`

it('are what starting needs; tests add what is theirs and take nothing away', async () => {
  const root = tempTree({
    'package.json':
      '{ "name": "root", "dependencies": { "a": "file:a" }, "devDependencies": { "b": "file:b" } }',
    'a/package.json': '{ "name": "a", "version": "1.0.0" }',
    'b/package.json': '{ "name": "b", "version": "1.0.0" }',
    'package-lock.json': JSON.stringify({
      name: 'root',
      lockfileVersion: 3,
      packages: {
        '': { name: 'root', dependencies: { a: 'file:a' }, devDependencies: { b: 'file:b' } },
        a: { version: '1.0.0' },
        b: { version: '1.0.0', dev: true },
        'node_modules/a': { resolved: 'a', link: true },
        'node_modules/b': { resolved: 'b', link: true, dev: true },
      },
    }),
    'start.mjs': installer(false),
    'test.mjs': installer(true),
  })
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const packages = () => ['a', 'b'].filter((name) => existsSync(join(root, 'node_modules', name)))

  expect((await runToEnd(join(root, 'start.mjs'), {})).code).toBe(0)
  expect(packages()).toEqual(['a'])
  const begun = statSync(join(root, 'node_modules')).ino

  const { code, out } = await runToEnd(join(root, 'test.mjs'), {})
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('npm install') })
  expect(packages()).toEqual(['a', 'b'])
  expect(statSync(join(root, 'node_modules')).ino).toBe(begun)
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).toBe(lock)

  const again = await runToEnd(join(root, 'start.mjs'), {})
  expect(again.out).toBe('')
}, 180_000)

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
    'install.mjs': installer(false),
  })
  const { code, errors } = await runToEnd(join(root, 'install.mjs'), {})
  expect(errors.join('\n')).not.toContain('EBADENGINE')
  expect(code).toBe(0)
}, 180_000)

describe('the Node that runs the product', () => {
  it('is the one that comes with the dependencies', () => {
    expect(findNode(process.cwd())).toContain('node_modules')
  })

  it('is the own one where none comes along and it is new enough', () => {
    expect(findNode(tempTree({}))).toBe(process.execPath)
  })

  it('is named to whoever starts the site with one that is too old', async () => {
    const old = tempTree({
      'old.mjs': `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`,
    })
    const { code, errors } = await runToEnd('scripts/serve.mjs', {
      NODE_OPTIONS: `--import=${join(old, 'old.mjs')}`,
    })
    expect(errors).toEqual([`Node 20.20.2 is too old: start this with ${findNode(process.cwd())}`])
    expect(code).toBe(1)
  })
})
