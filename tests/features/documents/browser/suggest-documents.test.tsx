import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { suggestDocuments } from '#features/documents/browser/suggest-documents.ts'

const FORM = `<form data-suggests>
  <input type="search" name="t">
  <div class="menu-results" data-nothing="Nothing by this name:"></div>
  <div hidden><a href="/l/f?label=-&url=doc%2F-"></a><a href="/l/f?label=-&url=search&t=-">All of {text}</a></div>
</form>`

const lease = {
  label: 'Commercial Lease',
  url: 'commercial-lease-D1001',
  heading: 'Commercial Lease',
}

let stop = new AbortController()

const type = async (text: string, answer: unknown) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  document.body.innerHTML = FORM
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  if (!form || !field) throw new Error('There is no form')
  suggestDocuments(form, stop.signal)
  field.value = text
  field.dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(300)
  return [...document.querySelectorAll('.menu-results > *')].map((node) => node.textContent)
}

beforeEach(() => {
  vi.useFakeTimers()
  stop = new AbortController()
})

afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('shows what is found, and the way to all of it', async () => {
  expect(await type('lease', { documents: [lease] })).toEqual(['Commercial Lease', 'All of lease'])
})

it('shows the usual documents where nothing is found, and says so (S2 §4)', async () => {
  expect(await type('zzz', { documents: [lease], isUsual: true })).toEqual([
    'Nothing by this name:',
    'Commercial Lease',
    'All of zzz',
  ])
})

it.each([{ documents: [{ ...lease, url: '//evil.example' }] }, { title: 'Away' }, [], null])(
  'shows the way alone where the answer is %o',
  async (answer) => {
    expect(await type('lease', answer)).toEqual(['All of lease'])
  },
)
