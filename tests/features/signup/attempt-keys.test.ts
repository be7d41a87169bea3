import { describe, expect, it, vi } from 'vitest'
import { createAttemptKeys } from '#features/signup/components/behaviour/attempt-keys.ts'
import { idempotencyKeySchema } from '#features/signup/idempotency.ts'
import { CREATED_KEY_LIFE_MS } from '#lib/config/constants.ts'

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
    const { idempotencyKey: first } = keys.attemptFor(request)
    expect(keys.settle(request, 'created')).toBe(true)
    expect(keys.attemptFor({ ...request }).idempotencyKey).toBe(first)
    expect(keys.settle(request, 'limited')).toBe(false)
    expect(keys.attemptFor({ ...request }).idempotencyKey).toBe(first)
    expect(keys.settle(request, 'created')).toBe(false)
  })

  it('signs nobody in who comes to the page much later', () => {
    vi.useFakeTimers()
    const keys = createAttemptKeys()
    const { idempotencyKey: first } = keys.attemptFor(request)
    keys.settle(request, 'created')
    vi.advanceTimersByTime(CREATED_KEY_LIFE_MS)
    expect(keys.attemptFor(request).idempotencyKey).toBe(first)
    vi.advanceTimersByTime(1)
    expect(keys.attemptFor(request).idempotencyKey).not.toBe(first)
    vi.useRealTimers()
  })

  it('is one for all addresses, which the handler tells apart', () => {
    const keys = createAttemptKeys()
    const { idempotencyKey: first } = keys.attemptFor(request)
    expect(keys.settle(request, 'exists')).toBe(false)
    const other = { ...request, email: 'bob@company.example' }
    expect(keys.attemptFor(other).idempotencyKey).toBe(first)
    expect(keys.settle(other, 'created'), 'the account of the other address').toBe(true)
    expect(keys.attemptFor(request).idempotencyKey, 'back at the first address').toBe(first)
  })

  it('stays when it becomes known in between what brought the visitor, and the request goes as before', () => {
    const keys = createAttemptKeys()
    const first = keys.attemptFor(request)
    keys.settle(request, 'failed')
    const second = keys.attemptFor({ ...request, trafficSource: { SourceChannel: 'mail' } })
    expect(second).toEqual(first)
  })
})
