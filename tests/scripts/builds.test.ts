import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { lockBuilds } from '../../scripts/run/build.ts'
import {
  allBuilds,
  buildStartedAt,
  isWhole,
  serveBuild,
  servedBuild,
} from '../../scripts/run/builds.ts'
import { holdBuild, retireBuilds } from '../../scripts/run/retire-builds.ts'
import { tempTree } from './temp-tree.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

const name = (day: number) => `202611${String(day).padStart(2, '0')}T120000-00aa`

const make = (parent: string, { day, whole = true }: { day: number; whole?: boolean }) => {
  const folder = join(parent, name(day))
  mkdirSync(join(folder, 'static', 'chunks'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'static', 'chunks', 'a.js'), '')
  if (whole) writeFileSync(join(folder, 'fingerprint'), `of ${day}`)
  return folder
}

const NEVER = new Promise<never>(() => undefined)

describe('builds beside each other', () => {
  it('are listed newest first, among what else stands there', () => {
    const parent = tempTree({})
    const [first, second] = [make(parent, { day: 1 }), make(parent, { day: 2, whole: false })]
    mkdirSync(join(parent, 'types'))
    expect(allBuilds(parent)).toEqual([second, first])
    expect([isWhole(first), isWhole(second)]).toEqual([true, false])
    expect(buildStartedAt(first)).toBe(Date.parse('2026-11-01T12:00:00Z'))
  })

  it('the served one is named by a file that changes from one moment to the next', () => {
    const parent = tempTree({})
    const [first, second] = [make(parent, { day: 1 }), make(parent, { day: 2 })]
    expect(servedBuild(parent)).toBeUndefined()
    serveBuild(first)
    expect(servedBuild(parent)).toBe(first)
    serveBuild(second)
    expect(servedBuild(parent)).toBe(second)
  })

  it('half a build is never served', () => {
    const parent = tempTree({})
    serveBuild(make(parent, { day: 1, whole: false }))
    expect(servedBuild(parent)).toBeUndefined()
  })
})

describe('clearing builds away', () => {
  it('keeps whole the newest three, the served one and one that a process holds', () => {
    const parent = tempTree({})
    const folders = [10, 11, 12, 18, 19, 20, 21].map((day) => make(parent, { day }))
    const [held, served, other] = folders
    if (!held || !served || !other) throw new Error('three builds')
    serveBuild(served)
    holdBuild(held, process.pid)
    retireBuilds(parent, NOW)
    expect(isWhole(held) && isWhole(served)).toBe(true)
    expect(folders.slice(4).every(isWhole)).toBe(true)
    expect(existsSync(other), 'older than eight days').toBe(false)
  })

  it('keeps the static files of the others for eight days', () => {
    const parent = tempTree({})
    const [old] = [15, 18, 19, 20].map((day) => make(parent, { day }))
    if (!old) throw new Error('a build')
    retireBuilds(parent, NOW)
    expect(readdirSync(old).toSorted()).toEqual(['retired', 'static'])
    expect(existsSync(join(old, 'static', 'chunks', 'a.js'))).toBe(true)
    retireBuilds(parent, NOW)
    expect(existsSync(old)).toBe(true)
    retireBuilds(parent, NOW + 2 * 24 * 3600_000)
    expect(existsSync(old)).toBe(false)
  })

  it('takes away what a stopped build left, and what an ended process held', () => {
    const parent = tempTree({})
    const [gone, broken] = [make(parent, { day: 16 }), make(parent, { day: 17, whole: false })]
    for (const day of [18, 19, 20]) make(parent, { day })
    // No process has this number.
    holdBuild(gone, 2 ** 22 + 1)
    retireBuilds(parent, NOW)
    expect(existsSync(broken)).toBe(false)
    expect(isWhole(gone)).toBe(false)
  })
})

describe('the lock of builds', () => {
  it('lets one build at a time, and says that it waits', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const parent = tempTree({})
    const unlock = await lockBuilds(parent, NEVER)
    let isIn = false
    const second = lockBuilds(parent, NEVER).then((release) => {
      isIn = true
      return release
    })
    await pause(700)
    expect(isIn).toBe(false)
    expect(said).toHaveBeenCalledTimes(1)
    unlock()
    const release = await second
    release()
  })

  it('stops waiting when it is told to', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const parent = tempTree({})
    const unlock = await lockBuilds(parent, NEVER)
    await expect(lockBuilds(parent, Promise.resolve('SIGTERM'))).rejects.toThrow('was stopped')
    unlock()
  })
})
