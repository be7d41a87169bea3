import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { attachFramework } from '#lib/browser/framework.ts'
import { FRAMEWORK } from '#lib/config/framework.ts'

const FILES = ['/a.js', '/b.js']

let page = new AbortController()
const nodes: HTMLElement[] = []
const named = (tag: string) => nodes.filter(({ localName }) => localName === tag)

/** A page with a field of a form that needs the framework, and the module as a new page has it. */
const start = async () => {
  vi.resetModules()
  const fresh = await import('#lib/browser/framework.ts')
  document.body.innerHTML = `
    <form data-hydrates><input></form>
    <script type="application/json" id="${FRAMEWORK.id}">${JSON.stringify(FILES)}</script>`
  const attach: typeof attachFramework = fresh.attachFramework
  attach({ near: '[data-hydrates]', whole: 'main[data-hydrates]' })(page.signal)
  const field = document.querySelector('input')
  if (!field) throw new Error('There is no field.')
  return field
}

const arrive = async () => {
  for (const link of named('link')) link.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
  nodes.length = 0
  // happy-dom fetches no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const node of added) if (node instanceof HTMLElement) nodes.push(node)
  })
})

afterEach(() => {
  page.abort()
  vi.useRealTimers()
})

it('fetches every file once somebody comes near, and starts them when all are there', async () => {
  const field = await start()
  expect(nodes).toEqual([])
  fireEvent.focusIn(field)
  fireEvent.input(field)
  await vi.advanceTimersByTimeAsync(5000)
  expect(named('link')).toHaveLength(FILES.length)
  expect(named('script')).toEqual([])
  await arrive()
  expect(named('script').map((script) => script.getAttribute('src'))).toEqual(FILES)
})

it('starts in a pause, never between two keys (budget 18)', async () => {
  const field = await start()
  fireEvent.focusIn(field)
  fireEvent.keyDown(field, { key: 'a' })
  await arrive()
  for (let key = 0; key < 20; key += 1) {
    await vi.advanceTimersByTimeAsync(200)
    fireEvent.keyDown(field, { key: 'a' })
  }
  expect(named('script')).toEqual([])
  await vi.advanceTimersByTimeAsync(250)
  expect(named('script')).toHaveLength(FILES.length)
})

it('starts at once where the form is sent: nobody types on', async () => {
  const field = await start()
  fireEvent.focusIn(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  await arrive()
  expect(named('script')).toHaveLength(FILES.length)
})

it('asks again for a file that was lost, at the next sign after a while', async () => {
  const field = await start()
  fireEvent.focusIn(field)
  await arrive()
  named('script')[0]?.dispatchEvent(new Event('error'))
  fireEvent.focusIn(field)
  await vi.advanceTimersByTimeAsync(2000)
  expect(named('script')).toHaveLength(FILES.length)
  fireEvent.focusIn(field)
  await vi.advanceTimersByTimeAsync(0)
  expect(named('script')).toHaveLength(FILES.length + 1)
})
