import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NEXT } from '#lib/next/commands.ts'
import { WRITERS } from '../../scripts/run/programs.ts'
import { freePort } from '../services/support/free-port.ts'
import { tempTree } from './temp-tree.ts'

const DEV = new URL('../../scripts/run/dev.ts', import.meta.url).pathname

/** A program that notes that it has run. */
const noting = (name: string) =>
  `import { appendFileSync } from 'node:fs'; appendFileSync('${name}.runs', '.')`

const answering = (variable: string) =>
  `import { createServer } from 'node:http'; createServer((_request, response) => response.end()).listen(process.env.${variable})`

/** What each program is made anew of, a file each. */
const SOURCES = [
  ['generate-landing-index.ts', 'locales/en/landing/docs/a.json'],
  ['generate-message-types.ts', 'locales/en/messages/a.json'],
  ['generate-sheet.ts', 'app/styles/parts/a.css'],
  ['generate-sheet.ts', 'components/a.tsx'],
  ['generate-page-script.ts', 'app/islands/a.ts'],
  ['services', 'services/search/a.json'],
  ['services', 'features/checkout/a.ts'],
] as const

/** `npm run dev` in a checkout whose programs only note that they have run. */
const developing = async () => {
  const sources = Object.fromEntries(SOURCES.map(([, file]) => [file, '0']))
  const root = tempTree({
    'package.json': '{ "type": "module" }',
    ...sources,
    ...Object.fromEntries(WRITERS.map(({ script }) => [`scripts/${script}`, noting(script)])),
    'lib/config/a.ts': '0',
    'services/main.ts': `${noting('services')}; ${answering('SERVICES_PORT')}`,
    [NEXT]: answering('PORT').replace(/^import (.*?) from '(.*?)'/, "const $1 = require('$2')"),
  })
  const [port, servicesPort] = [await freePort(), await freePort()]
  const env = { PATH: process.env.PATH, DATA_DIR: join(root, 'data') }
  const ports = { PORT: `${port}`, SERVICES_PORT: `${servicesPort}` }
  const child = spawn(process.execPath, [DEV], {
    cwd: root,
    env: { NODE_ENV: 'test', ...env, ...ports },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  await expect.poll(() => output + errors, { timeout: 20_000 }).toContain('Ctrl-C stops both.')
  const runsOf = (name: string) => readFileSync(join(root, `${name}.runs`), 'utf8').length
  return { root, child, runsOf, errors: () => errors }
}

it('npm run dev follows each source, however often its file is replaced by another one', async () => {
  const { root, child, runsOf, errors } = await developing()
  for (const { script } of WRITERS) expect(runsOf(script)).toBeGreaterThan(0)
  for (const [program, file] of SOURCES) {
    for (const text of ['1', '2', '3']) {
      const before = runsOf(program)
      // As `sed -i` and the safe write of an editor do, and as a checkout does.
      writeFileSync(join(root, 'beside'), text)
      renameSync(join(root, 'beside'), join(root, file))
      await expect.poll(() => runsOf(program), { timeout: 10_000 }).toBeGreaterThan(before)
    }
  }
  expect(errors()).toBe('')
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
}, 120_000)

it('npm run dev goes on without its services while they are wrong, and takes them back once they are mended', async () => {
  const { root, child, runsOf } = await developing()
  const main = join(root, 'services/main.ts')
  const right = readFileSync(main, 'utf8')
  const before = runsOf('services')
  writeFileSync(main, `${noting('services')}; throw new Error('half written')`)
  await expect.poll(() => runsOf('services'), { timeout: 10_000 }).toBeGreaterThan(before)
  const broken = runsOf('services')
  writeFileSync(main, right)
  await expect.poll(() => runsOf('services'), { timeout: 10_000 }).toBeGreaterThan(broken)
  expect(child.exitCode).toBeNull()
}, 60_000)
