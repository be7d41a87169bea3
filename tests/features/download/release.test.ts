import { expect, it } from 'vitest'
import { releasesRecord } from '#features/download/release.ts'
import record from '#locales/releases.json'
import { RELEASE } from './a-release.ts'

it('takes a release of both systems, and none', () => {
  expect(releasesRecord.parse({ current: RELEASE }).current).toEqual(RELEASE)
  expect(releasesRecord.parse({ current: null }).current).toBeNull()
  expect(releasesRecord.safeParse(record).success).toBe(true)
})

it('refuses a release that lacks a system or names a checksum that is none', () => {
  const [first] = RELEASE.systems
  const refused = (systems: unknown) =>
    expect(releasesRecord.safeParse({ current: { ...RELEASE, systems } }).success).toBe(false)
  refused([first])
  refused(RELEASE.systems.map((build) => ({ ...build, sha256: 'x' })))
})
