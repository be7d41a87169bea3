import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { payloadFor } from '../../services/support/bench.ts'
import { ended, spawnServices, untilHealthy } from '../../services/support/child-services.ts'
import { freePort } from '../../services/support/free-port.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const run = (script: string, dataDir: string, args: string[]) =>
  runToEnd(script, { DATA_DIR: dataDir, DATABASE_URL: '' }, args)

const erase = (dataDir: string, ...args: string[]) => run('scripts/erase-written.ts', dataDir, args)

test.each([
  [[]],
  [['everybody']],
  [['a@b.example', 'c@d.example']],
  [['a@b.example', '--accounts']],
  [['a@b.example', '--account', 'c@d.example']],
])('npm run erase takes one address, and not %j', async (args) => {
  const { code, errors } = await erase(tempTree({}), ...args)
  expect(code).toBe(1)
  expect(errors).toEqual([
    'Name one e-mail address: npm run erase -- ann@company.example; with --account behind it the account is closed and erased, too.',
  ])
})

test('npm run erase erases what came from an address, while the services run and once they are gone', async () => {
  const folder = await withDatabase(tempDir())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child } = spawnServices({ SERVICES_PORT: String(port), DATA_DIR: folder })
  await untilHealthy(url)
  const write = (email: string) =>
    fetch(`${url}/events/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        id: randomUUID(),
        language: 'en',
        topic: 'privacy',
        email,
        name: 'Ann',
        company: null,
        orderNumber: null,
        message: 'Please erase this.',
      }),
    })
  for (const email of ['ann@company.example', 'Ann@Company.example', 'bob@company.example']) {
    expect((await write(email)).status).toBe(201)
  }
  const signedUp = await fetch(`${url}/userbase/user/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(payloadFor('Ann@company.example')),
  })
  expect(signedUp.status).toBe(201)
  const users = async () =>
    (await run('scripts/ask-database.ts', folder, ['select email from users'])).out
  expect((await erase(folder, 'ANN@company.example')).out).toMatch(/'contact_messages' +│ 2 +│/)
  expect(await users()).toContain('Ann@company.example')
  const closed = await erase(folder, 'ANN@company.example', '--account')
  expect(closed.out).toMatch(/'users' +│ 1 +│/)
  expect(await users()).not.toContain('Ann')
  child.kill('SIGTERM')
  await ended(child)
  const again = await erase(folder, 'ann@company.example', '--account')
  expect(again.out).toMatch(/'users' +│ 0 +│/)
  expect((await erase(folder, 'bob@company.example')).out).toMatch(/'contact_messages' +│ 1 +│/)
  const { out } = await run('scripts/ask-database.ts', folder, ['select * from contact_messages'])
  expect(out).toContain('No rows.')
}, 180_000)
