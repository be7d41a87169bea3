import type * as AxiosRetry from 'axios-retry'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type * as PasswordHash from '#services/user/password-hash.ts'

// Only a build has it; components that a test renders are told their language.
vi.mock('next/root-params', () => ({
  locale: () => Promise.resolve(undefined),
  context: () => Promise.resolve(undefined),
}))

/** A sign-up is mostly its hash, which tests make by the thousand; it names its cost, so that any process can check it. */
vi.mock('#services/user/password-hash.ts', async (original) => {
  const actual = await original<typeof PasswordHash>()
  const cheap = { memory: 64, passes: 1, parallelism: 1 }
  return { ...actual, hashPassword: (password: string) => actual.hashPassword(password, cheap) }
})

/** Part of the pauses between the tries of a call: whole ones, 1.5 s for a call that fails to its end, took a fifth of all tests. */
const PAUSED = 0.05

vi.mock('axios-retry', async (original) => {
  const actual = await original<typeof AxiosRetry>()
  const exponentialDelay: typeof actual.exponentialDelay = (...call) =>
    actual.exponentialDelay(...call) * PAUSED
  return { ...actual, exponentialDelay }
})

const METHODS = ['error', 'warn'] as const

// Unexpected noise is a failure: a test that expects it spies on the console itself.
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method)
})

afterEach(() => {
  const noise = METHODS.flatMap((method) => {
    const spy = vi.mocked(console[method])
    return vi.isMockFunction(spy) ? spy.mock.calls.map((call) => [method, ...call]) : []
  })
  vi.restoreAllMocks()
  expect(noise, 'unexpected console output').toEqual([])
})
