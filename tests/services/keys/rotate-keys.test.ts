import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readServerEnv } from '#lib/config/env-server.ts'
import { keysIn, presentKey } from '#lib/util/keys-in.ts'
import { noteInUse } from '#services/keys/rotate-secrets.ts'
import { loadSecrets, SecretsError } from '#services/keys/secrets.ts'
import { tempDir } from '../support/temp-dir.ts'

const DAY_MS = 24 * 3600 * 1000

const load = (DATA_DIR: string) => loadSecrets(readServerEnv({ DATA_DIR }))

const rotate = (variables: Record<string, string>, ...options: string[]) => {
  const command = ['scripts/rotate-keys.ts', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...variables },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}` }
}

const fileOf = (folder: string) => join(folder, 'secrets.json')

/** Lets the services have signed with the new keys for some days. */
const inUseFor = (folder: string, days: number) => {
  const stored = JSON.parse(readFileSync(fileOf(folder), 'utf8'))
  const inUseSince = new Date(Date.now() - days * DAY_MS).toISOString()
  writeFileSync(fileOf(folder), JSON.stringify({ ...stored, inUseSince }))
}

describe('npm run keys:rotate', () => {
  test('puts new keys before those of the data folder, and drops those once nothing of theirs is valid', () => {
    const DATA_DIR = tempDir()
    const before = load(DATA_DIR)
    expect(rotate({ DATA_DIR })).toMatchObject({ status: 0 })
    const both = load(DATA_DIR)
    for (const name of ['TOKEN_SIGNING_KEY', 'HASH_KEY', 'SERVICES_KEY'] as const) {
      const keys = keysIn(both[name])
      expect(keys).toHaveLength(2)
      expect(keys[1]).toBe(before[name])
    }
    expect(statSync(fileOf(DATA_DIR)).mode & 0o777).toBe(0o600)
    expect(readdirSync(DATA_DIR)).toEqual(['secrets.json'])

    const again = rotate({ DATA_DIR })
    expect(again.status).toBe(1)
    expect(again.said).toContain('end that first')
    const early = rotate({ DATA_DIR }, '--end')
    expect(early.status).toBe(1)
    expect(early.said).toContain('restart them')
    noteInUse(readServerEnv({ DATA_DIR }), new Date())
    expect(rotate({ DATA_DIR }, '--end').said).toContain('valid until')
    inUseFor(DATA_DIR, 30.9)
    expect(rotate({ DATA_DIR }, '--end')).toMatchObject({ status: 1 })
    expect(load(DATA_DIR)).toEqual(both)

    inUseFor(DATA_DIR, 31.1)
    expect(rotate({ DATA_DIR }, '--end')).toMatchObject({ status: 0 })
    const after = load(DATA_DIR)
    expect(after).toEqual({
      TOKEN_SIGNING_KEY: presentKey(both.TOKEN_SIGNING_KEY),
      HASH_KEY: presentKey(both.HASH_KEY),
      SERVICES_KEY: presentKey(both.SERVICES_KEY),
    })
    expect(rotate({ DATA_DIR }, '--end').said).toContain('none to drop')
  }, 60_000)

  test('tells what to set where a key comes from a variable, and writes nothing there', () => {
    const DATA_DIR = tempDir()
    const keys = {
      TOKEN_SIGNING_KEY: 't'.repeat(32),
      HASH_KEY: 'h'.repeat(32),
      SERVICES_KEY: 's'.repeat(32),
    }
    const { status, said } = rotate({ DATA_DIR, ...keys })
    expect(status).toBe(0)
    for (const [name, key] of Object.entries(keys)) {
      const [, next = ''] = new RegExp(`1\\. ${name}=${key},([\\w-]{43})\\n`).exec(said) ?? []
      expect(said).toContain(`2. ${name}=${next},${key}\n`)
      expect(said).toContain(`3. ${name}=${next} (31 days after step 2)`)
    }
    expect(readdirSync(DATA_DIR)).toEqual([])
    const two = { ...keys, HASH_KEY: `${'n'.repeat(32)},${keys.HASH_KEY}` }
    expect(rotate({ DATA_DIR, ...two }, '--end').said).toContain(`HASH_KEY=${'n'.repeat(32)} once`)
  }, 60_000)

  test('leaves the keys of variables out of the file', () => {
    const DATA_DIR = tempDir()
    load(DATA_DIR)
    rotate({ DATA_DIR, HASH_KEY: 'h'.repeat(32) })
    const stored = load(DATA_DIR)
    expect(keysIn(stored.TOKEN_SIGNING_KEY)).toHaveLength(2)
    expect(keysIn(stored.HASH_KEY)).toHaveLength(1)
  }, 60_000)
})

test('the services note since when they sign with a new key, once', () => {
  const DATA_DIR = tempDir()
  load(DATA_DIR)
  const noted = () => JSON.parse(readFileSync(fileOf(DATA_DIR), 'utf8')).inUseSince
  noteInUse(readServerEnv({ DATA_DIR }), new Date(0))
  expect(noted()).toBeUndefined()
  rotate({ DATA_DIR })
  noteInUse(readServerEnv({ DATA_DIR }), new Date(0))
  noteInUse(readServerEnv({ DATA_DIR }), new Date(1))
  expect(noted()).toBe('1970-01-01T00:00:00.000Z')
})

test('keys that are all given leave a folder alone whose file nobody can read', () => {
  const DATA_DIR = tempDir()
  writeFileSync(fileOf(DATA_DIR), 'not JSON')
  const given = { TOKEN_SIGNING_KEY: 'k'.repeat(32), HASH_KEY: 'h'.repeat(32) }
  noteInUse(readServerEnv({ DATA_DIR, ...given }), new Date(0))
  expect(readFileSync(fileOf(DATA_DIR), 'utf8')).toBe('not JSON')
  const one = readServerEnv({ DATA_DIR, HASH_KEY: given.HASH_KEY })
  expect(() => noteInUse(one, new Date(0))).toThrow(SecretsError)
})

test.each([
  `${'k'.repeat(32)},short`,
  `${'k'.repeat(32)},${'l'.repeat(32)},${'m'.repeat(32)}`,
  'k'.repeat(31),
])('a key or a list that cannot be one is refused: %s', (HASH_KEY) => {
  expect(() => readServerEnv({ HASH_KEY })).toThrow('HASH_KEY: ')
  const DATA_DIR = tempDir()
  writeFileSync(fileOf(DATA_DIR), JSON.stringify({ TOKEN_SIGNING_KEY: HASH_KEY, HASH_KEY }))
  expect(() => load(DATA_DIR)).toThrow(SecretsError)
})
