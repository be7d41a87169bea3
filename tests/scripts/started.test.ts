import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { fingerprint } from '../../scripts/run/fingerprint.ts'
import { freePort } from '../services/support/free-port.ts'
import { tempTree } from './temp-tree.ts'

const START = new URL('../../scripts/run/start.ts', import.meta.url).pathname

/** Stand-ins that answer with their process number. */
const answering = (variable: string) =>
  `require('node:http').createServer((_request, response) => response.end(String(process.pid))).listen(process.env.${variable})`

const BUILD = '20261122T120000-00aa'

const pidAt = async (port: number): Promise<number> => {
  const answer = await fetch(`http://localhost:${port}/`).catch((_gone: unknown) => undefined)
  return answer ? Number(await answer.text()) : 0
}

/** `npm start` in a checkout whose build is made, on ports of its own. */
const started = async () => {
  const root = tempTree({
    'services/main.ts': answering('SERVICES_PORT'),
    'scripts/serve.mjs': `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${answering('PORT')}`,
  })
  const port = await freePort()
  const servicesPort = await freePort()
  const env = {
    DATA_DIR: join(root, 'data'),
    PORT: `${port}`,
    SERVICES_PORT: `${servicesPort}`,
    PATH: process.env.PATH,
  }
  mkdirSync(join(root, '.next', BUILD), { recursive: true })
  const settings = readEnvironment(env).public
  writeFileSync(join(root, '.next', BUILD, 'fingerprint'), fingerprint(root, settings))
  const child = spawn(process.execPath, [START], { cwd: root, env: { NODE_ENV: 'test', ...env } })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  await expect
    .poll(async () => (await pidAt(port)) * (await pidAt(servicesPort)), { timeout: 20_000 })
    .toBeGreaterThan(0)
  return { root, child, port, servicesPort, output: () => output, errors: () => errors }
}

it('npm start keeps the pages up when the services are killed, starts these again and says so', async () => {
  const { child, port, servicesPort, output, errors } = await started()
  const site = await pidAt(port)
  await expect.poll(output, { timeout: 20_000 }).toContain('Ctrl-C stops both.')
  const services = await pidAt(servicesPort)
  process.kill(services, 'SIGKILL')
  await expect.poll(() => pidAt(servicesPort), { timeout: 20_000 }).not.toBe(services)
  await expect.poll(() => pidAt(servicesPort), { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await pidAt(port)).toBe(site)
  expect(errors().trim()).toBe(
    'Services ended: signal SIGKILL. Starting again in 1 s; the rest goes on.',
  )
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect([await pidAt(port), await pidAt(servicesPort)]).toEqual([0, 0])
}, 180_000)

it('npm run serve takes the build that npm start served', async () => {
  const { root, child } = await started()
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(readFileSync(join(root, '.next', 'served'), 'utf8').trim()).toBe(BUILD)
}, 180_000)
