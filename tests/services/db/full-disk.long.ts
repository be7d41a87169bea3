import { spawn, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf } from '#lib/util/error-code.ts'
import { newEmail } from '../support/bench.ts'
import { ended, untilHealthy } from '../support/child-services.ts'
import { freePort } from '../support/free-port.ts'
import { signUp } from '../support/started-services.ts'
import { tempDir } from '../support/temp-dir.ts'

const DISK = 'mount -t tmpfs -o size=130m tmpfs "$DATA_DIR"'

/** Whether this user may give a process a disk of its own, of a size that can be filled. */
const MAY_MOUNT =
  spawnSync('unshare', ['-rm', 'sh', '-c', DISK], { env: { ...process.env, DATA_DIR: tempDir() } })
    .status === 0

if (!MAY_MOUNT)
  process.stdout.write('No small disk may be mounted here: what a full one does is not tried.\n')

const IS_TRIED = MAY_MOUNT || process.env.CI === 'true'

/** Runs Node on a small disk that it alone sees. */
const runOnDisk = (args: readonly string[], env: Record<string, string>) => {
  const DATA_DIR = tempDir()
  const child = spawn(
    'unshare',
    ['-rm', 'sh', '-c', `${DISK} && exec "$@"`, '-', process.execPath, ...args],
    {
      env: { NODE_ENV: 'test', PATH: process.env.PATH, DATA_DIR, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return { child, filling: join('/proc', `${child.pid}`, 'root', DATA_DIR, 'filling') }
}

const fill = (file: string) => {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' })
  } catch (error) {
    expect(codeOf(error)).toBe('ENOSPC')
  }
}

test.runIf(IS_TRIED)(
  'services on a full disk are down, say why in one line, and come back',
  async () => {
    const SERVICES_PORT = `${await freePort()}`
    const origin = `http://localhost:${SERVICES_PORT}`
    const { child, filling } = runOnDisk(['services/main.ts'], { SERVICES_PORT, LOG_LEVEL: 'info' })
    const output: string[] = []
    child.stdout.setEncoding('utf8').on('data', (part: string) => output.push(part))
    const lines = () =>
      output
        .join('')
        .split('\n')
        .filter((line) => line.includes('"database '))
    await untilHealthy(origin)
    expect(await signUp(origin, newEmail())).toBe(201)
    const answers = () =>
      Promise.all(['/health', '/userbase'].map(async (path) => (await fetch(origin + path)).status))
    expect(await answers()).toEqual([200, 200])

    fill(filling)
    await expect.poll(answers, { timeout: 5000 }).toEqual([503, 503])
    const states = new Set<number>()
    for (let time = 0; time < 60; time += 1) {
      states.add(await signUp(origin, newEmail()))
      expect(await answers()).toEqual([503, 503])
    }
    expect(states).toContain(503)

    rmSync(filling)
    await expect.poll(answers, { timeout: 10_000 }).toEqual([200, 200])
    expect(await signUp(origin, newEmail())).toBe(201)
    await expect.poll(() => lines().length, { timeout: 10_000 }).toBeGreaterThan(1)
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
    expect(lines()).toEqual([
      expect.stringMatching(/"database away".*No space left on device/),
      expect.stringContaining('"database back"'),
    ])
  },
  300_000,
)

const NEW_LOG_FILES = `
  import { writeFileSync } from 'node:fs'
  import { createLog } from '#lib/util/log.ts'
  import { openPglite } from '#services/db/open-pglite.ts'
  const dataDir = process.env.DATA_DIR
  const { queries } = await openPglite({ dataDir, log: createLog({ name: 'test', level: 'fatal' }) })
  for (let file = 0; ; file += 1) {
    await queries.execute('create table t' + file + ' ()')
    await queries.execute('select pg_switch_wal()')
  }`

test.runIf(IS_TRIED)(
  'a database that can no longer write its log ends the process, and says why',
  async () => {
    const { child } = runOnDisk(['--input-type=module', '-e', NEW_LOG_FILES], {})
    const [out, code] = await Promise.all([text(child.stdout), ended(child)])
    expect(out).toMatch(/^[^\n]*"database gave up"[^\n]*No space left on device[^\n]*\n$/)
    expect(code).toBe(1)
  },
  180_000,
)
