import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { DatabaseLockedError, lockForThisProcess } from '#services/db/process-lock.ts'
import { tempDir } from '../support/temp-dir.ts'

const LOCK_MODULE = fileURLToPath(new URL('../../../services/db/process-lock.ts', import.meta.url))

const log = createLog({ name: 'test', level: 'silent' })

const holder = (facts: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), lockedAt: '2026-01-01', ...facts })

const deadPid = async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid
}

const lockPath = () => join(tempDir(), 'pglite.lock')

test('holds against a second lock until it is released', () => {
  const path = lockPath()
  const release = lockForThisProcess(path)
  expect(() => lockForThisProcess(path)).toThrow(DatabaseLockedError)
  expect(() => lockForThisProcess(path)).toThrow(
    new RegExp(`already open in process ${process.pid} on .*${path}.*DATABASE_URL`),
  )
  release()
  expect(existsSync(path)).toBe(false)
  lockForThisProcess(path)()
})

test('replaces the lock of a process that is dead', async () => {
  const path = lockPath()
  writeFileSync(path, holder({ pid: await deadPid() }))
  const release = lockForThisProcess(path)
  expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid},`)
  release()
})

test.runIf(process.platform === 'linux')(
  'replaces the lock of a dead process whose number another one got',
  () => {
    const path = lockPath()
    writeFileSync(path, holder({ processStart: '1' }))
    const release = lockForThisProcess(path)
    expect(readFileSync(path, 'utf8')).not.toContain('"processStart":"1"')
    release()
  },
)

test.each([
  ['of a process that runs', holder({})],
  ['of another machine', holder({ pid: 1, host: 'another-machine' })],
  ['that is just being written', ''],
])('respects a lock %s', (_name, content) => {
  const path = lockPath()
  writeFileSync(path, content)
  expect(() => lockForThisProcess(path)).toThrow(DatabaseLockedError)
  expect(readFileSync(path, 'utf8')).toBe(content)
})

test('replaces a lock that a crash left half written', () => {
  const path = lockPath()
  writeFileSync(path, '{"pid":')
  utimesSync(path, 0, 0)
  const release = lockForThisProcess(path)
  expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid},`)
  release()
})

test('names the file to delete where the machine of the lock is gone', () => {
  const path = lockPath()
  writeFileSync(path, holder({ pid: 1, host: 'another-machine' }))
  expect(() => lockForThisProcess(path)).toThrow(
    new RegExp(`on another-machine .*gone for good, delete ${path},.*DATABASE_URL`),
  )
})

test('leaves a lock alone that is not its own any more', () => {
  const path = lockPath()
  const release = lockForThisProcess(path)
  const other = holder({ pid: 1, host: 'another-machine' })
  writeFileSync(path, other)
  release()
  expect(readFileSync(path, 'utf8')).toBe(other)
})

const rightTo = (path: string, content: string) =>
  `${path}.${createHash('sha256').update(content).digest('hex').slice(0, 16)}`

test('waits for whoever is just replacing a stale lock', async () => {
  const path = lockPath()
  const stale = holder({ pid: await deadPid() })
  writeFileSync(path, stale)
  writeFileSync(rightTo(path, stale), holder({}))
  expect(() => lockForThisProcess(path)).toThrow(DatabaseLockedError)
  expect(readFileSync(path, 'utf8')).toBe(stale)
})

test('lets one of six processes take each of 200 stale locks over, whose takers died too', async () => {
  const folder = tempDir()
  const pid = await deadPid()
  const paths = Array.from({ length: 200 }, (_, index) => join(folder, `${index}.lock`))
  for (const [index, path] of paths.entries()) {
    const stale = holder({ pid, id: `${index}` })
    writeFileSync(path, stale)
    if (index % 2 === 0) writeFileSync(rightTo(path, stale), holder({ pid, id: `taker ${index}` }))
  }
  const script = `
    import { lockForThisProcess } from ${JSON.stringify(LOCK_MODULE)}
    const taken = []
    process.stdin.once('data', () => {
      for (const path of ${JSON.stringify(paths)}) {
        try {
          lockForThisProcess(path)
          taken.push(path)
        } catch (error) {
          if (error.name !== 'DatabaseLockedError') throw error
        }
      }
      console.log(JSON.stringify(taken))
    })
    console.log('ready')`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const nextLine = async ({ stdout }: (typeof children)[number]) =>
    String((await once(stdout, 'data'))[0]).trim()
  await Promise.all(children.map(nextLine))
  const answers = children.map(nextLine)
  for (const child of children) child.stdin.write('go')
  const taken = (await Promise.all(answers)).map((line) =>
    z.array(z.string()).parse(JSON.parse(line)),
  )
  for (const child of children) child.kill()
  expect(taken.flat().toSorted()).toEqual(paths.toSorted())
  expect(readdirSync(folder)).toHaveLength(paths.length)
})

test('keeps a second opener away from the embedded database', async () => {
  const dataDir = tempDir()
  const release = lockForThisProcess(join(dataDir, 'pglite.lock'))
  const database = lazyDatabase({ dataDir, log })
  await expect(database.get()).rejects.toThrow(DatabaseLockedError)
  expect(readdirSync(dataDir)).toEqual(['pglite.lock'])
  await database.close()
  await expect(database.get()).rejects.toThrow('The database is closed')
  release()
})
