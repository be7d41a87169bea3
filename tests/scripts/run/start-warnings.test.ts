import { describe, expect, it } from 'vitest'
import { startWarnings } from '../../../scripts/run/start-warnings.ts'

const HASH_KEY = 'h'.repeat(32)

describe('a site that serves visitors', () => {
  it('starts without a word behind a proxy that it knows, with the key of all', () => {
    expect(startWarnings({ HASH_KEY, TRUSTED_PROXY_HOPS: 1 })).toEqual([])
  })

  it.each([
    ['TRUSTED_PROXY_HOPS', { HASH_KEY, TRUSTED_PROXY_HOPS: 0 }],
    ['HASH_KEY', { HASH_KEY: undefined, TRUSTED_PROXY_HOPS: 1 }],
  ])('says so where %s is hardly meant', (name, settings) => {
    expect(startWarnings(settings)).toEqual([expect.stringMatching(new RegExp(`^${name} is`))])
  })
})
