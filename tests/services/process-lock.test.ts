import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { DatabaseLockedError, lockForThisProcess } from '#services/db/process-lock.ts'
import { tempDir } from './support/temp-dir.ts'

const LOCK_MODULE = fileURLToPath(new URL('../../services/db/process-lock.ts', import.meta.url))

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
    new RegExp(`already open in process ${process.pid} on .*DATABASE_URL`),
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

test('lets one of six processes take a stale lock over', async () => {
  const path = lockPath()
  writeFileSync(path, holder({ pid: await deadPid() }))
  const script = `
    import { lockForThisProcess } from ${JSON.stringify(LOCK_MODULE)}
    try { lockForThisProcess(${JSON.stringify(path)}) } catch (error) { console.log(error.name); process.exit() }
    console.log('locked')
    process.stdin.resume()`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script]),
  )
  const words = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  )
  for (const child of children) child.kill()
  expect(words.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'DatabaseLockedError'),
    'locked',
  ])
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
