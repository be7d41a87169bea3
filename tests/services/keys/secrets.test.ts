import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readServerEnv } from '#lib/config/env-server.ts'
import { SecretsError, loadSecrets } from '#services/keys/secrets.ts'
import { tempDir } from '../support/temp-dir.ts'

const KEYS = {
  TOKEN_SIGNING_KEY: 'k'.repeat(32),
  HASH_KEY: 'h'.repeat(32),
  SERVICES_KEY: 's'.repeat(32),
}
const PRODUCTION = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/bib' }

const load = (source: Record<string, string>) => loadSecrets(readServerEnv(source))

describe('loadSecrets', () => {
  test('makes random keys once and keeps them readable for their owner alone', () => {
    const DATA_DIR = join(tempDir(), 'new')
    const first = load({ DATA_DIR })
    expect(load({ DATA_DIR })).toEqual(first)
    expect(load({ DATA_DIR: tempDir() })).not.toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(3)
    expect(readdirSync(DATA_DIR)).toEqual(['secrets.json'])
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('closes a file that others may read', () => {
    const DATA_DIR = tempDir()
    load({ DATA_DIR })
    chmodSync(join(DATA_DIR, 'secrets.json'), 0o644)
    load({ DATA_DIR })
    expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('takes given keys and writes nothing', () => {
    const DATA_DIR = tempDir()
    expect(load({ DATA_DIR, ...KEYS })).toEqual(KEYS)
    expect(readdirSync(DATA_DIR)).toEqual([])
  })

  test('takes one given key and makes the other', () => {
    const DATA_DIR = tempDir()
    const secrets = load({ DATA_DIR, HASH_KEY: KEYS.HASH_KEY })
    expect(secrets.HASH_KEY).toBe(KEYS.HASH_KEY)
    expect(secrets.TOKEN_SIGNING_KEY).toHaveLength(43)
  })

  test('must be given the keys in production on a database server', () => {
    const DATA_DIR = tempDir()
    expect(() => load({ DATA_DIR, ...PRODUCTION })).toThrow(
      /^Set TOKEN_SIGNING_KEY and HASH_KEY and SERVICES_KEY /,
    )
    const { SERVICES_KEY, ...others } = KEYS
    expect(() => load({ DATA_DIR, ...PRODUCTION, ...others })).toThrow(/^Set SERVICES_KEY \(/)
    expect(() => load({ DATA_DIR, ...PRODUCTION, HASH_KEY: KEYS.HASH_KEY, SERVICES_KEY })).toThrow(
      /^Set TOKEN_SIGNING_KEY \(/,
    )
    expect(load({ DATA_DIR, ...PRODUCTION, ...KEYS })).toEqual(KEYS)
  })

  test.each(['{', '{}', '{"TOKEN_SIGNING_KEY":"short","HASH_KEY":"short"}'])(
    'refuses a damaged file and leaves it alone: %s',
    (content) => {
      const DATA_DIR = tempDir()
      const path = join(DATA_DIR, 'secrets.json')
      writeFileSync(path, content)
      expect(() => load({ DATA_DIR })).toThrow(SecretsError)
      expect(readFileSync(path, 'utf8')).toBe(content)
    },
  )
})
