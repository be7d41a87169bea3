import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { suggestDocuments } from '#features/documents/browser/suggest-documents.ts'

const FORM = `<form data-suggests>
  <input id="search" type="search" name="t">
  <output data-count="Suggestions: {count}"></output>
  <div class="menu-results"></div>
  <div hidden><a href="/l/f?label=-&url=doc%2F-"></a><a href="/l/f?label=-&url=search&t=-">All of {text}</a></div>
</form>`

const lease = { label: 'Commercial Lease', url: 'commercial-lease-D1001', labelLanguage: 'en' }

let stop = new AbortController()

const found = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${selector}.`)
}

const optionTexts = () =>
  [...document.querySelectorAll('.menu-results > *')].map((node) => node.textContent)

const type = async (documents: readonly object[], sheets = '') => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ documents })))
  document.body.innerHTML = FORM
  const form = found('form', HTMLFormElement)
  if (sheets) form.dataset.sheets = sheets
  suggestDocuments(form, stop.signal)
  const field = found('input', HTMLInputElement)
  field.value = 'lease'
  field.dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(300)
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

it.each(['', '/api/thumb'])(
  'says beside a title that the document is in another language, in lines and sheets: %s',
  async (sheets) => {
    const german = { ...lease, label: 'Mietvertrag', labelLanguage: 'de', mark: 'Auf Englisch' }
    await type([german, lease], sheets)
    expect(optionTexts()).toEqual(['Mietvertrag Auf Englisch', lease.label, 'All of lease'])
    expect(found('a:first-child [lang=de]', HTMLElement).textContent).toBe('Mietvertrag')
    expect(found('a:nth-child(2) [lang=en]', HTMLElement).textContent).toBe(lease.label)
  },
)

it('keeps what it has found while a search that was sent is shown, and opens it again', async () => {
  await type([lease])
  const pressed: (string | null)[] = []
  const list = found('.menu-results', HTMLElement)
  list.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) pressed.push(event.target.textContent)
  })
  const field = found('input', HTMLInputElement)
  const send = () => field.form?.dispatchEvent(new Event('submit', { cancelable: true }))
  send()
  expect(optionTexts()).toEqual([lease.label, 'All of lease'])
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
  expect(list.hidden).toBe(true)
  send()
  expect(list.hidden).toBe(false)
  expect(pressed).toEqual(['All of lease', 'All of lease'])
  field.value = 'leases'
  send()
  expect(optionTexts()).toEqual(['All of leases'])
})
