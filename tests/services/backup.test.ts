import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runToEnd } from '../scripts/run-to-end.ts'
import { newEmail } from './support/bench.ts'
import { signUp, start } from './support/started-services.ts'
import { tempDir } from './support/temp-dir.ts'

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
