import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FILES = ['/island.js', '/b.js']

const PROPS = { label: 'E-mail </script>' }

let page = new AbortController()
const links: HTMLLinkElement[] = []
const start = vi.hoisted(() =>
  vi.fn<(element: Element, given: { props: object; sent: Element }) => void>(),
)
vi.mock('/island.js', () => ({ start }))

const island = (attributes: string) => `
  <div data-island="form" ${attributes}><form><input></form></div>
  <script type="application/json" data-given="">${JSON.stringify({ files: FILES, props: PROPS }).replaceAll('<', String.raw`\u003c`)}</script>`

/** Data of others: what a page says of itself to search engines, and what somebody has put into it. */
const OTHERS = `<script type="application/ld+json">{}</script><script type="application/json">{}</script>`

/** A page with an island, and the module as a new page has it. */
const open = async (attributes = '') => {
  vi.resetModules()
  const fresh = await import('#lib/browser/islands.ts')
  document.body.innerHTML = `${OTHERS}<a href="/" class="near">Start</a>${island(attributes)}`
  fresh.attachIslands(page.signal)
  const field = document.querySelector('input')
  const link = document.querySelector('a')
  if (!field || !link) throw new Error('There is no field.')
  return { field, link }
}

const arrive = async () => {
  for (const link of links) link.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new AbortController()
  links.length = 0
  start.mockClear()
  // happy-dom fetches no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    for (const node of added) if (node instanceof HTMLLinkElement) links.push(node)
  })
})

afterEach(() => {
  page.abort()
  vi.useRealTimers()
})

it('fetches every file once somebody comes near, and starts when all are there, with its props', async () => {
  const { field } = await open()
  expect(links).toEqual([])
  fireEvent.focusIn(field)
  fireEvent.input(field)
  await vi.advanceTimersByTimeAsync(5000)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(FILES)
  expect(start).not.toHaveBeenCalled()
  await arrive()
  await vi.waitFor(() => {
    const element = document.querySelector('[data-island]')
    expect(start).toHaveBeenCalledExactlyOnceWith(
      element,
      expect.objectContaining({ props: PROPS }),
    )
  })
})

it('starts with how it came, and what it was given, whatever has been put into the page since', async () => {
  const { field } = await open()
  const asItCame = document.querySelector('[data-island]')?.innerHTML
  field.before(document.createElement('com-1password-button'))
  field.closest('[data-island]')?.after(document.createElement('div'))
  fireEvent.focusIn(field)
  await arrive()
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledOnce()
  })
  const [, given] = start.mock.lastCall ?? []
  expect(given?.props).toEqual(PROPS)
  expect(given?.sent.innerHTML).toBe(asItCame)
})

it('is woken by what it names besides, and by nothing else', async () => {
  const { link } = await open('data-near=".near"')
  fireEvent.pointerOver(document.body)
  expect(links).toEqual([])
  fireEvent.pointerOver(link)
  expect(links).toHaveLength(FILES.length)
})

it('is awake at once where the page is of no use without', async () => {
  await open('data-near="html"')
  expect(links).toHaveLength(FILES.length)
})

it('starts in a pause, never between two keys (budget 18)', async () => {
  const { field } = await open()
  fireEvent.focusIn(field)
  fireEvent.keyDown(field, { key: 'a' })
  await arrive()
  for (let key = 0; key < 20; key += 1) {
    await vi.advanceTimersByTimeAsync(200)
    fireEvent.keyDown(field, { key: 'a' })
  }
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(250)
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledOnce()
  })
})

it.each(['Enter', 'Tab'])('starts at once after %s: nobody types on', async (key) => {
  const { field } = await open()
  fireEvent.focusIn(field)
  fireEvent.keyDown(field, { key })
  await arrive()
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledOnce()
  })
})

it('asks again for files of which one was lost, at the next sign after a while', async () => {
  const { field } = await open()
  fireEvent.focusIn(field)
  links[0]?.dispatchEvent(new Event('error'))
  links[1]?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  fireEvent.focusIn(field)
  await vi.advanceTimersByTimeAsync(2000)
  expect(links).toHaveLength(FILES.length)
  fireEvent.focusIn(field)
  expect(links).toHaveLength(2 * FILES.length)
  await arrive()
  await vi.waitFor(() => {
    expect(start).toHaveBeenCalledOnce()
  })
})
