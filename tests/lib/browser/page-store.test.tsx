import { beforeEach, expect, it, vi } from 'vitest'

/** The module as a bundle of its own has it. */
const bundle = async () => {
  vi.resetModules()
  const [consent, events, source] = await Promise.all([
    import('#features/consent/consent-state.ts'),
    import('#features/analytics/event-queue.ts'),
    import('#features/traffic-source/traffic-source-store.ts'),
  ])
  return { ...consent, ...events, ...source }
}

beforeEach(() => {
  globalThis.pageStores = undefined
})

it('is one for page script and framework, whichever comes first', async () => {
  const [first, second] = [await bundle(), await bundle()]
  expect(second.trafficSourceStore).toBe(first.trafficSourceStore)
  first.consentState.setState({ choice: 'accepted' })
  expect(second.consentState.getState().choice).toBe('accepted')
  second.enqueue({ name: 'landing view', category: 'Landing', label: 'x' })
  expect(first.eventQueue.getState().waiting).toHaveLength(1)
  const now = vi.fn(() => Promise.resolve())
  first.sourceCapture.now = now
  await second.sourceCapture.now()
  expect(now).toHaveBeenCalledOnce()
})

it('is none of the window on the server', async () => {
  const { window: browser } = globalThis
  Reflect.deleteProperty(globalThis, 'window')
  const { consentState } = await bundle()
  globalThis.window = browser
  expect(consentState.getState().choice).toBeNull()
  expect(globalThis.pageStores).toBeUndefined()
})
