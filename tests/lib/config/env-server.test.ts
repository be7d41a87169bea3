import { describe, expect, test } from 'vitest'
import { ServerEnvError, readServerEnv } from '#lib/config/env-server.ts'

describe('readServerEnv', () => {
  test('works with nothing set and points at the reference services', () => {
    expect(readServerEnv({ SERVICES_PORT: '4100' })).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      TRUSTED_PROXY_HOPS: 0,
      USER_SERVICE_URL: 'http://localhost:4100/userbase',
      ACCOUNT_SERVICE_URL: 'http://localhost:4100/api',
      SEARCH_SERVICE_URL: 'http://localhost:4100/cache',
    })
  })

  test('puts live landing records into the data folder unless told otherwise', () => {
    expect(readServerEnv({ DATA_DIR: '/data' }).CONTENT_DIR).toBe('/data/content')
    expect(readServerEnv({ CONTENT_DIR: '/content' }).CONTENT_DIR).toBe('/content')
  })

  test('has no default secret and no default database server', () => {
    const env = readServerEnv({})
    expect(env.TOKEN_SIGNING_KEY).toBeUndefined()
    expect(env.HASH_KEY).toBeUndefined()
    expect(env.DATABASE_URL).toBeUndefined()
  })

  test('takes an upstream of its own without its trailing slash', () => {
    const env = readServerEnv({ USER_SERVICE_URL: 'https://users.example/base/' })
    expect(env.USER_SERVICE_URL).toBe('https://users.example/base')
  })

  test('treats an empty variable as one that is not set', () => {
    expect(readServerEnv({ PORT: '', HASH_KEY: ' ' }).PORT).toBe(3000)
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SERVICES_PORT', '0'],
    ['DATABASE_URL', 'mysql://db.example/bib'],
    ['USER_SERVICE_URL', 'users.example'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['TRUSTED_PROXY_HOPS', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['TOKEN_SIGNING_KEY', 'too-short-to-sign'],
  ])('refuses %s=%s without repeating the value', (name, value) => {
    const read = () => readServerEnv({ [name]: value })
    expect(read).toThrow(ServerEnvError)
    expect(read).toThrow(new RegExp(`^Bad environment: ${name}: (?!.*${value})`))
  })

  test('wants one key for all processes that count in one Redis', () => {
    const REDIS_URL = 'redis://cache.example:6379'
    const HASH_KEY = 'h'.repeat(32)
    expect(() => readServerEnv({ REDIS_URL })).toThrow(/^Bad environment: HASH_KEY: needed with /)
    expect(readServerEnv({ REDIS_URL, HASH_KEY })).toMatchObject({ REDIS_URL, HASH_KEY })
  })

  test('names every bad variable in one line', () => {
    const read = () => readServerEnv({ PORT: 'x', HASH_KEY: 'short', LOG_LEVEL: 'loud' })
    expect(read).toThrow(/^(?=.*LOG_LEVEL)(?=.*PORT)(?=.*HASH_KEY).*$/)
  })
})
