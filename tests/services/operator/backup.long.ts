import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runToEnd } from '../../scripts/run-to-end.ts'
import { newEmail } from '../support/bench.ts'
import { ownServices } from '../support/child-services.ts'
import { signUp, start } from '../support/started-services.ts'
import { tempDir } from '../support/temp-dir.ts'

test('a backup that is taken while accounts are made holds every account that was answered before', async () => {
  const root = tempDir()
  const backup = join(root, 'backup')
  const first = await start(join(root, 'first'))
  const created: string[] = []
  const over = new AbortController()
  const client = async () => {
    while (!over.signal.aborted) {
      const email = newEmail()
      if ((await signUp(first.origin, email)) === 201) created.push(email)
    }
  }
  const clients = [client(), client()]
  await expect.poll(() => created.length, { timeout: 15_000 }).toBeGreaterThan(5)
  const answered = [...created]
  const taken = await runToEnd('scripts/backup.ts', first.variables, [backup])
  const after = created.length
  await pause(200)
  over.abort()
  await Promise.all(clients)
  expect(taken.errors).toEqual([''])
  expect(taken.code).toBe(0)
  expect(created.length, 'sign-ups go on').toBeGreaterThan(after)

  const refused = await runToEnd('scripts/restore.ts', first.variables, [backup])
  expect(refused.errors.join('\n')).toContain('already open')
  await first.stop()

  const other = join(root, 'second')
  const { variables } = await ownServices({ DATA_DIR: other }, 'data')
  const restored = await runToEnd('scripts/restore.ts', { ...variables, DATABASE_URL: '' }, [
    backup,
  ])
  expect(restored.errors).toEqual([''])
  expect(existsSync(join(other, 'data', 'secrets.json'))).toBe(true)
  const second = await start(other)
  const lost: string[] = []
  for (const email of answered) if ((await signUp(second.origin, email)) !== 409) lost.push(email)
  expect(lost).toEqual([])
  expect(await signUp(second.origin, newEmail())).toBe(201)
  await second.stop()
}, 240_000)

test('a backup of stopped services replaces what is there, and keeps it aside', async () => {
  const root = tempDir()
  const services = await start(root)
  const kept = newEmail()
  expect(await signUp(services.origin, kept)).toBe(201)
  await services.stop()
  const backup = join(root, 'backup')
  const taken = await runToEnd('scripts/backup.ts', services.variables, [backup])
  expect(taken.code).toBe(0)
  const restored = await runToEnd('scripts/restore.ts', services.variables, [backup])
  expect(restored.out).toContain('What was there is kept')
  const back = await start(root)
  expect(await signUp(back.origin, kept)).toBe(409)
  await back.stop()
}, 500_000)

test('half a backup is none', async () => {
  const folder = tempDir()
  writeFileSync(join(folder, 'secrets.json'), '{}')
  const { code, errors } = await runToEnd('scripts/restore.ts', { DATA_DIR: tempDir() }, [folder])
  expect(code).toBe(1)
  expect(errors).toEqual([expect.stringContaining('is no whole backup')])
})
