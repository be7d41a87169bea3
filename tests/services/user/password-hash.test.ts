import { describe, expect, it, vi } from 'vitest'
import type * as PasswordHash from '#services/user/password-hash.ts'

// The one that runs, not that of the other tests, which is cheap.
const { hashPassword, isPasswordOf } = await vi.importActual<typeof PasswordHash>(
  '#services/user/password-hash.ts',
)

describe('a password (docs/decisions/003)', () => {
  it('is hashed at the cost that was decided, which its hash names', async () => {
    expect(await hashPassword('paper-clip-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('is found right at the cost of its own hash, so that the cost can be raised', async () => {
    const older = await hashPassword('paper-clip-7', { memory: 64, passes: 3, parallelism: 1 })
    expect(await isPasswordOf(older, 'paper-clip-7')).toBe(true)
    expect(await isPasswordOf(older, 'paper-clip-8')).toBe(false)
  })

  it.each(['', 'no hash', '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$'])(
    'is never right where the hash is %j',
    async (hash) => {
      expect(await isPasswordOf(hash, 'paper-clip-7')).toBe(false)
    },
  )
})
