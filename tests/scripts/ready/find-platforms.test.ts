import { expect, it } from 'vitest'
import { findPlatforms } from '../../../scripts/ready/find-settings.ts'

const META = { META_PIXEL_ID: '987654321', META_ACCESS_TOKEN: 'token' }

const found = (env: Record<string, string>) =>
  findPlatforms('.', env).map(({ group, what }) => `${group}: ${what}`)

it('says nothing of platforms that are left out', () => {
  expect(found({})).toEqual([])
})

it.each([
  [{ META_PIXEL_ID: '987654321' }, 'keys of meta: META_ACCESS_TOKEN missing'],
  [META, 'meta has keys and is not in AD_PLATFORMS: no page keeps its clicks'],
  [{ AD_PLATFORMS: 'microsoft' }, 'microsoft is in AD_PLATFORMS and has no keys'],
])('names what is half set up: %j', (env, what) => {
  expect(found(env)).toContain(`services: ${what}`)
})

it('asks for a lawyer once a platform is told', () => {
  const points = found({ ...META, AD_PLATFORMS: 'meta' })
  expect(points).toHaveLength(1)
  expect(points[0]).toMatch(/^legal: conversions are told to meta: the privacy policy/)
})
