import { describe, expect, it, vi } from 'vitest'
import {
  createAttemptKeys,
  CREATED_KEY_LIFE_MS,
} from '#features/signup/components/behaviour/request-account.ts'
import { idempotencyKeySchema } from '#features/signup/idempotency.ts'

const ANN = 'ann@company.example'

describe('the idempotency key of a page', () => {
  it('is one that the services take', () => {
    expect(idempotencyKeySchema.safeParse(createAttemptKeys().current()).success).toBe(true)
  })

  it('stays after any outcome, for the way to the web app may come to nothing; an account is new once', () => {
    const keys = createAttemptKeys()
    const first = keys.current()
    expect(keys.settle(ANN, 'failed')).toBe(false)
    expect(keys.settle(ANN, 'created')).toBe(true)
    expect(keys.settle(ANN, 'limited')).toBe(false)
    expect(keys.settle(ANN.toUpperCase(), 'created')).toBe(false)
    expect(keys.current()).toBe(first)
  })

  it('signs nobody in who comes to the page much later', () => {
    vi.useFakeTimers()
    const keys = createAttemptKeys()
    const first = keys.current()
    keys.settle(ANN, 'created')
    vi.advanceTimersByTime(CREATED_KEY_LIFE_MS)
    expect(keys.current()).toBe(first)
    vi.advanceTimersByTime(1)
    expect(keys.current()).not.toBe(first)
    vi.useRealTimers()
  })

  it('is one for all addresses, which the handler tells apart', () => {
    const keys = createAttemptKeys()
    const first = keys.current()
    expect(keys.settle(ANN, 'exists')).toBe(false)
    expect(keys.settle('bob@company.example', 'created'), 'the other address').toBe(true)
    expect(keys.current(), 'back at the first address').toBe(first)
  })
})
