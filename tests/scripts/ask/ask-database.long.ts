import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ended, spawnServices, untilHealthy } from '../../services/support/child-services.ts'
import { freePort } from '../../services/support/free-port.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const ask = (dataDir: string, ...args: string[]) =>
  runToEnd('scripts/ask-database.ts', { DATA_DIR: dataDir, DATABASE_URL: '' }, args)

test.each([[[]], [['select', '1']]])('npm run ask says how to write it for %j', async (args) => {
  const { code, errors } = await ask(tempTree({}), ...args)
  expect(code).toBe(1)
  expect(errors).toEqual([
    'Write the question between quotes: npm run ask -- "select count(*) from users"; or npm run ask -- tables',
  ])
})

test('npm run ask makes no database where there is none', async () => {
  const folder = tempTree({})
  const { code, errors } = await ask(folder, 'select 1')
  expect(code).toBe(1)
  expect(errors).toEqual([
    `There is no database in ${folder}: start the site once, or correct DATA_DIR.`,
  ])
})

test('npm run ask asks the services while they run, and their folder once they are gone', async () => {
  const folder = await withDatabase(tempDir())
  const port = await freePort()
  const start = async () => {
    const started = spawnServices({ SERVICES_PORT: String(port), DATA_DIR: folder })
    await untilHealthy(`http://localhost:${port}`)
    return started
  }
  const first = await start()
  const running = await ask(folder, 'select count(*) as n, \'{"a":1}\'::jsonb as json from users')
  expect(running.errors).toEqual([''])
  expect(running.out).toContain('{"a":1}')
  expect(running.out).toMatch(/│ 0 +│ 0 +│/)
  expect((await ask(folder, 'tables')).out).toMatch(/'users' .*'id, email, /)
  const refused = await ask(folder, 'delete from users')
  expect(refused.errors).toEqual(['cannot execute DELETE in a read-only transaction'])
  expect(refused.code).toBe(1)
  // Nobody but its owner opens the socket, and no port answers.
  expect(statSync(join(folder, 'ask.sock')).mode & 0o777).toBe(0o600)
  expect((await fetch(`http://localhost:${port}/ask`, { method: 'POST' })).status).toBe(404)

  // What a killed process leaves is in nobody's way.
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect((await ask(folder, 'select 41 + 1 as n')).out).toContain('42')
  const second = await start()
  expect((await ask(folder, 'select 6 * 7 as n')).out).toContain('42')
  second.child.kill('SIGTERM')
  await ended(second.child)
  expect((await ask(folder, 'select 6 * 7 as n')).out).toContain('42')
}, 300_000)
