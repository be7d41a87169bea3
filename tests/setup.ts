import { afterEach, beforeEach, expect, vi } from 'vitest'

// Only a build has it; components that a test renders are told their language.
vi.mock('next/root-params', () => ({ locale: () => Promise.resolve(undefined) }))

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
