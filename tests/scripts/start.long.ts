import { once } from 'node:events'
import { cpSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockForThisProcess } from '#services/db/process-lock.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

const takePort = async (): Promise<string> => {
  const server = createServer()
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `${address.port}`
}

const start = (env: Record<string, string>) =>
  runToEnd('scripts/run/start.ts', { DATA_DIR: tempTree({}), ...env })

it('npm start tells of a port that is taken before it installs anything', async () => {
  const folder = tempTree({ 'package.json': '{ "type": "module" }' })
  cpSync('scripts/entry', join(folder, 'scripts/entry'), { recursive: true })
  cpSync('scripts/start.mjs', join(folder, 'scripts/start.mjs'))
  cpSync('scripts/run/env-file.mjs', join(folder, 'scripts/run/env-file.mjs'))
  const PORT = await takePort()
  const { code, errors, out } = await runToEnd(join(folder, 'scripts/start.mjs'), { PORT })
  expect(out).toBe('')
  expect(errors).toEqual([`Port ${PORT} is already taken: set PORT to another one.`])
  expect(code).toBe(1)
})

describe('npm start says in one line what is wrong and ends with 1', () => {
  it('the port of the site is taken', async () => {
    const PORT = await takePort()
    const { code, errors } = await start({ PORT })
    expect(errors).toEqual([`Port ${PORT} is already taken: set PORT to another one.`])
    expect(code).toBe(1)
  })

  it('the port of the services is taken', async () => {
    const SERVICES_PORT = await takePort()
    const PORT = `${await freePort(Number(SERVICES_PORT) + 1)}`
    const { code, errors } = await start({ PORT, SERVICES_PORT })
    expect(errors).toEqual([
      `Port ${SERVICES_PORT} is already taken: set SERVICES_PORT to another one.`,
    ])
    expect(code).toBe(1)
  })

  it.each([
    ['PORT', 'none'],
    ['SITE_URL', 'not an address'],
    ['WEB_APP_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://example.com/x'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['HASH_KEY', 'short'],
  ])('%s has a bad value', async (name, value) => {
    const { code, errors } = await start({ [name]: value })
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^Bad environment: .*${name}`))])
    expect(code).toBe(1)
  })

  it('after it has made a data folder for its owner alone', async () => {
    const DATA_DIR = join(tempTree({}), 'data')
    await start({ DATA_DIR, PORT: await takePort() })
    expect((statSync(DATA_DIR).mode & 0o777).toString(8)).toBe('700')
  })

  it('the data folder cannot be written', async () => {
    const DATA_DIR = join(tempTree({ file: '' }), 'file', 'data')
    const { code, errors } = await start({ DATA_DIR })
    expect(errors).toEqual([`The folder ${DATA_DIR} cannot be used: a part of the path is a file.`])
    expect(code).toBe(1)
  })

  it('the data is open in another process', async () => {
    const DATA_DIR = tempTree({})
    lockForThisProcess(join(DATA_DIR, 'pglite.lock'))
    const { code, errors } = await start({ DATA_DIR })
    expect(errors).toEqual([expect.stringContaining('The embedded database is already open')])
    expect(code).toBe(1)
  })

  it('the database is not whole', async () => {
    const DATA_DIR = tempTree({ 'pglite/set-up-complete': '', 'pglite/base/5/PG_VERSION': '18' })
    const { code, errors } = await start({ DATA_DIR })
    expect(errors).toEqual([expect.stringMatching(/PG_VERSION is missing.*npm run restore/)])
    expect(code).toBe(1)
  })

  it('a secret is missing in production', async () => {
    const { code, errors } = await start({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://localhost/x',
    })
    expect(errors).toEqual([expect.stringContaining('TOKEN_SIGNING_KEY and HASH_KEY')])
    expect(code).toBe(1)
  })
})
