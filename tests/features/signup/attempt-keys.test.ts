import { describe, expect, it } from 'vitest'
import { createAttemptKeys } from '#features/signup/behaviour/attempt-keys.ts'
import { idempotencyKeySchema } from '#lib/contracts/idempotency.ts'

const request = {
  email: 'ann@company.example',
  language: 'en',
  label: 'Offer',
  entryPoint: '/l/f',
} as const

describe('the idempotency key of an attempt', () => {
  it('is one that the services take', () => {
    expect(
      idempotencyKeySchema.safeParse(createAttemptKeys().attemptFor(request).idempotencyKey)
        .success,
    ).toBe(true)
  })

  it('stays while the outcome is unknown', () => {
    const keys = createAttemptKeys()
    const { idempotencyKey: first } = keys.attemptFor(request)
    keys.settle(request, 'failed')
    expect(keys.attemptFor({ ...request }).idempotencyKey).toBe(first)
  })

  it('stays after "created", whose way to the web app may come to nothing; the account is new once', () => {
    const keys = createAttemptKeys()
    const first = keys.attemptFor(request)
    expect(keys.settle(request, 'created')).toBe(true)
    expect(keys.attemptFor({ ...request })).toEqual(first)
    expect(keys.settle(request, 'created')).toBe(false)
  })

  it.each(['exists', 'limited'] as const)('is a new one after "%s"', (outcome) => {
    const keys = createAttemptKeys()
    const { idempotencyKey: first } = keys.attemptFor(request)
    expect(keys.settle(request, outcome)).toBe(false)
    expect(keys.attemptFor(request).idempotencyKey).not.toBe(first)
  })

  it('is a new one for another address', () => {
    const keys = createAttemptKeys()
    const { idempotencyKey: first } = keys.attemptFor(request)
    keys.settle(request, 'failed')
    const other = keys.attemptFor({ ...request, email: 'bob@company.example' })
    expect(other.idempotencyKey).not.toBe(first)
    expect(keys.attemptFor(request).idempotencyKey, 'back at the first address').toBe(first)
  })

  it('stays when it becomes known in between what brought the visitor, and the request goes as before', () => {
    const keys = createAttemptKeys()
    const first = keys.attemptFor(request)
    keys.settle(request, 'failed')
    const second = keys.attemptFor({ ...request, trafficSource: { SourceChannel: 'mail' } })
    expect(second).toEqual(first)
    keys.settle(second.request, 'exists')
    expect(keys.attemptFor(request).idempotencyKey).not.toBe(first.idempotencyKey)
  })
})
