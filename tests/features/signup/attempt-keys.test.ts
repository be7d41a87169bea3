import { describe, expect, it } from 'vitest'
import { createAttemptKeys } from '#features/signup/behaviour/attempt-keys.ts'
import { idempotencyKeySchema } from '#lib/contracts/create-account.ts'

const request = {
  email: 'ann@company.example',
  language: 'en',
  label: 'Offer',
  entryPoint: '/l/f',
} as const

describe('the idempotency key of an attempt', () => {
  it('is one that the services take', () => {
    expect(idempotencyKeySchema.safeParse(createAttemptKeys().keyFor(request)).success).toBe(true)
  })

  it('stays while the outcome is unknown', () => {
    const keys = createAttemptKeys()
    const first = keys.keyFor(request)
    keys.settle(request, 'failed')
    expect(keys.keyFor({ ...request })).toBe(first)
  })

  it.each(['created', 'exists', 'limited'] as const)('is a new one after "%s"', (outcome) => {
    const keys = createAttemptKeys()
    const first = keys.keyFor(request)
    keys.settle(request, outcome)
    expect(keys.keyFor(request)).not.toBe(first)
  })

  it('is a new one for another address', () => {
    const keys = createAttemptKeys()
    const first = keys.keyFor(request)
    keys.settle(request, 'failed')
    expect(keys.keyFor({ ...request, email: 'bob@company.example' })).not.toBe(first)
    expect(keys.keyFor(request), 'back at the first address').toBe(first)
  })
})
