import { mkdtempSync, readdirSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const builds = vi.hoisted(() => ({ folder: '' }))
vi.mock('#lib/config/build-folder.mjs', () => ({ buildsFolder: () => builds.folder }))
const warn = vi.hoisted(() => vi.fn<(line: object) => void>())
vi.mock('#lib/server/site-log.ts', () => ({ siteLog: () => ({ warn }) }))

/** The module as a process has it that has just started. */
const start = async () => {
  vi.resetModules()
  globalThis.recentHydrationFiles = undefined
  return import('#lib/server/page-cache/hydration-files.ts')
}

beforeEach(() => {
  builds.folder = mkdtempSync(join(tmpdir(), 'hydration-'))
})

afterEach(() => {
  rmSync(builds.folder, { recursive: true, force: true })
})

const file = { name: 'a.js', text: 'one()' }

const written = async () =>
  vi.waitFor(() => {
    expect(readdirSync(join(builds.folder, 'hydration'))).toEqual(['a.js'])
  })

it('finds a file at once, and on the disk after a start', async () => {
  const { keepHydration, findHydration } = await start()
  keepHydration(file)
  expect(await findHydration('a.js')).toBe('one()')
  await written()
  const later = await start()
  expect(await later.findHydration('a.js')).toBe('one()')
  expect(await later.findHydration('b.js')).toBeUndefined()
})

it('keeps a file that is seen again from being cleared away', async () => {
  const { keepHydration } = await start()
  keepHydration(file)
  await written()
  const path = join(builds.folder, 'hydration', 'a.js')
  utimesSync(path, 0, 0)
  keepHydration(file)
  await vi.waitFor(() => {
    expect(statSync(path).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  })
})

it('answers from memory where the disk takes nothing, and says so', async () => {
  writeFileSync(join(builds.folder, 'hydration'), 'no folder')
  const { keepHydration, findHydration } = await start()
  keepHydration(file)
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledTimes(1)
  })
  expect(await findHydration('a.js')).toBe('one()')
})
