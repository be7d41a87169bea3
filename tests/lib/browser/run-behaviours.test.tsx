import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runBehaviours, type Behaviour } from '#lib/browser/run-behaviours.ts'

const report = vi.fn<typeof reportError>()

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

beforeEach(() => {
  report.mockReset()
  vi.stubGlobal('reportError', report)
  return () => vi.unstubAllGlobals()
})

describe('behaviours of a page', () => {
  it('start in their order, each with a signal of its own', () => {
    const started: AbortSignal[] = []
    const behaviour: Behaviour = (signal) => {
      started.push(signal)
    }
    runBehaviours([behaviour, behaviour], new AbortController().signal)
    expect(new Set(started).size).toBe(2)
  })

  it('do not wait for one that takes its time', () => {
    const second = vi.fn<Behaviour>()
    runBehaviours([() => new Promise(() => undefined), second], new AbortController().signal)
    expect(second).toHaveBeenCalledOnce()
  })

  it.each<[string, (fault: Error) => Promise<void>]>([
    [
      'throws at once',
      (fault) => {
        throw fault
      },
    ],
    ['fails later', (fault) => Promise.reject(fault)],
  ])('are reported and stopped alone where one %s', async (_case, fail) => {
    const fault = new Error('broken')
    const heard: string[] = []
    const listen =
      (name: string): Behaviour =>
      (signal) =>
        window.addEventListener('ping', () => heard.push(name), { signal })
    const failing: Behaviour = (signal) => {
      void listen('failing')(signal)
      return fail(fault)
    }
    const page = new AbortController()
    runBehaviours([listen('first'), failing, listen('last')], page.signal)
    await settle()
    window.dispatchEvent(new Event('ping'))
    expect(heard).toEqual(['first', 'last'])
    expect(report.mock.calls).toEqual([[fault]])
    page.abort()
  })

  it('end with the page', () => {
    const page = new AbortController()
    const heard = vi.fn()
    runBehaviours([(signal) => window.addEventListener('ping', heard, { signal })], page.signal)
    page.abort()
    window.dispatchEvent(new Event('ping'))
    expect(heard).not.toHaveBeenCalled()
  })
})
