import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { loadedBy } from '../../scripts/pack/loaded-by.ts'
import { SERVICES_PROGRAMS } from '../../scripts/pack/pack-services.ts'
import { tempTree } from './temp-tree.ts'

/** They install what is missing by themselves (`scripts/entry/run.mjs`). */
const INSTALLING = ['start', 'test', 'test:long', 'stack', 'dev', 'bench']

/** It reads the lock file alone. */
const NEEDS_NOTHING = ['sbom']

const COMMANDS = Object.entries(manifest.scripts).filter(
  ([name]) => !INSTALLING.includes(name) && !NEEDS_NOTHING.includes(name),
)

const PROGRAM = /(?:scripts|services|bench)\/[\w/-]+\.(?:ts|mjs)/g

/** A checkout with that part of it which a command looks at first. */
const checkout = (...folders: readonly string[]) => {
  const root = tempTree({ 'package.json': '{ "type": "module" }' })
  cpSync('scripts/entry', join(root, 'scripts/entry'), { recursive: true })
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  return root
}

const OLD_NODE = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`

const OLD = `data:text/javascript,${encodeURIComponent(OLD_NODE)}`

/** What a command says under the Node of a machine, which may be an old one. */
const saidBy = (command: string, { root, isOld = false }: { root: string; isOld?: boolean }) => {
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    ...(isOld && { NODE_OPTIONS: `--import=${OLD}` }),
  }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const INSTALL =
  'Nothing is installed here yet: "npm install" brings what this needs, Node 24 as well.\n'

describe('a command of package.json in a fresh clone', () => {
  it.each(COMMANDS)('looks first at what is installed: npm run %s', (_name, command) => {
    expect(command).toMatch(/^node scripts\/entry\/(?:tools-)?installed\.mjs && /)
  })

  it.each([
    ['ready', true],
    ['services', true],
    ['unit', false],
  ] as const)('says in one line what is missing: npm run %s', (name, isOld) => {
    const command = manifest.scripts[name]
    expect(saidBy(command, { root: checkout(), isOld })).toEqual({ status: 1, said: INSTALL })
  })

  it('says what is missing after a start, which installs no tools', () => {
    expect(saidBy(manifest.scripts.lint, { root: checkout('node_modules') })).toEqual({
      status: 1,
      said: 'What tests and checks need is not installed: "npm install" brings it.\n',
    })
  })

  it('says which Node it needs where none came along for this machine', () => {
    const { status, said } = saidBy(manifest.scripts.ready, {
      root: checkout('node_modules'),
      isOld: true,
    })
    expect(status).toBe(1)
    expect(said).toMatch(/^Node 20\.20\.2 is too old and .+: install Node 24 or newer\.\n$/)
  })

  it.each(INSTALLING)('installs it: npm %s', (name) => {
    const command = Object.entries(manifest.scripts).find(([one]) => one === name)?.[1] ?? ''
    const [program = ''] = command.match(/scripts\/\w+\.mjs/) ?? []
    expect(readFileSync(program, 'utf8')).toMatch(/^await run\('(?:scripts|bench)\//m)
  })
})

it('a command that asks for no tools needs none', () => {
  const product = Object.keys(manifest.dependencies)
  const alone = COMMANDS.filter(([, command]) => command.includes('scripts/entry/installed.mjs'))
  const programs = alone.flatMap(([, command]) => command.match(PROGRAM) ?? [])
  const { packages } = loadedBy(programs)
  expect(packages).toContain('zod')
  expect(packages.filter((name) => !product.includes(name))).toEqual([])
})

it('no text sends anybody to a program that the Node of a machine may be too old for, but to a command', () => {
  const texts = ['README.md', 'CONTRIBUTING.md', 'renovate.json']
  const all = [...texts, ...globSync('{docs,features,services}/**/*.md')]
  const direct = all.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnode (?:--\S+ )*(\S+\.ts)\b/g)].map(
      ([, program = '']) => program,
    ),
  )
  // What images and units start, which have a Node of their own.
  expect(direct.filter((program) => !SERVICES_PROGRAMS.includes(program))).toEqual([])
})
