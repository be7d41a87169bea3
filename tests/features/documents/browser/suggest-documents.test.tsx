import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { suggestDocuments } from '#features/documents/browser/suggest-documents.ts'

const AWAY = 'The search isn’t answering.'

const FORM = `<form data-suggests>
  <label for="search">Search templates</label>
  <input id="search" type="search" name="t">
  <output data-nothing="Nothing by this name:" data-failed="${AWAY}" data-count="Suggestions: {count}"></output>
  <div class="menu-results"></div>
  <div hidden><a href="/l/f?label=-&url=doc%2F-"></a><a href="/l/f?label=-&url=search&t=-">All of {text}</a></div>
</form>`

const lease = {
  label: 'Commercial Lease',
  url: 'commercial-lease-D1001',
  heading: 'Commercial Lease',
  labelLanguage: 'en',
  thumb: '/api/thumb/1001-600px.svg',
}

let stop = new AbortController()

const optionTexts = () =>
  [...document.querySelectorAll('.menu-results > *')].map((node) => node.textContent)

const status = () => document.querySelector('output')?.textContent

const field = () => {
  const found = document.querySelector('input')
  if (!found) throw new Error('There is no field')
  return found
}

/** Presses a key in the field; returns whether what the browser does with it is left to it. */
const press = (key: string) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** Text of the option that the field says is chosen. */
const chosen = () => {
  const id = field().getAttribute('aria-activedescendant')
  const selected = document.querySelector('[aria-selected=true]')
  expect(selected?.id).toBe(id ?? undefined)
  return selected?.textContent
}

const type = async (text: string, answer: unknown, { status: code = 200, sheets = '' } = {}) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: code }))
  document.body.innerHTML = FORM
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  if (sheets) form.dataset.sheets = sheets
  suggestDocuments(form, stop.signal)
  field().value = text
  field().dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(300)
  return optionTexts()
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
  expect(status()).toBe('Suggestions: 1')
})

it('is a combobox with a list of options', async () => {
  await type('lease', { documents: [lease] })
  const list = document.querySelector('.menu-results')
  expect(list?.getAttribute('role')).toBe('listbox')
  expect(list?.getAttribute('aria-label')).toBe('Search templates')
  expect(field().getAttribute('role')).toBe('combobox')
  expect(field().getAttribute('aria-controls')).toBe(list?.id)
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect([...(list?.children ?? [])].map((option) => option.getAttribute('role'))).toEqual([
    'option',
    'option',
  ])
})

it('leads through its options with the arrow keys, and back to what was typed', async () => {
  await type('lease', { documents: [lease] })
  expect(chosen()).toBeUndefined()
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']
  const met = keys.map((key) => {
    expect(press(key)).toBe(false)
    return chosen()
  })
  expect(met).toEqual([
    'Commercial Lease',
    'All of lease',
    undefined,
    'All of lease',
    'Commercial Lease',
  ])
})

it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  'goes back into the text with %s',
  async (key) => {
    await type('lease', { documents: [lease] })
    press('ArrowDown')
    expect(press(key)).toBe(true)
    expect(chosen()).toBeUndefined()
  },
)

it('follows the chosen option with Enter, and searches where none is chosen', async () => {
  await type('lease', { documents: [lease] })
  const followed: (string | null)[] = []
  document.querySelector('.menu-results')?.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) followed.push(event.target.textContent)
  })
  expect(press('Enter')).toBe(true)
  press('ArrowDown')
  expect(press('Enter')).toBe(false)
  expect(followed).toEqual(['Commercial Lease'])
})

it('closes the list with Escape, keeps the menu around it, and opens the list again with an arrow', async () => {
  await type('lease', { documents: [lease] })
  const around = vi.fn()
  document.body.addEventListener('keydown', around, { signal: stop.signal })
  press('ArrowDown')
  expect(press('Escape')).toBe(false)
  expect(around).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector<HTMLElement>('.menu-results')?.hidden).toBe(true)
  expect(chosen()).toBeUndefined()
  // The second one is left to the browser, which empties the field.
  expect(press('Escape')).toBe(true)
  press('ArrowDown')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(chosen()).toBe('Commercial Lease')
})

it('is closed and silent again when the field is empty', async () => {
  await type('lease', { documents: [lease] })
  field().value = ''
  field().dispatchEvent(new Event('input'))
  expect(optionTexts()).toEqual([])
  expect(status()).toBe('')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('shows the usual documents where nothing is found, and says so (S2 §4)', async () => {
  expect(await type('zzz', { documents: [lease], isUsual: true })).toEqual([
    'Commercial Lease',
    'All of zzz',
  ])
  expect(document.querySelector('output > p')?.textContent).toBe('Nothing by this name:')
  expect(status()).toBe('Nothing by this name:Suggestions: 1')
})

it.each([{ documents: [{ ...lease, url: '//evil.example' }] }, { title: 'Away' }, [], null])(
  'shows the way alone where the answer is %o',
  async (answer) => {
    expect(await type('lease', answer)).toEqual(['All of lease'])
  },
)

it('shows three drawn sheets where the page has room for them, with the title of each', async () => {
  const many = [1, 2, 3, 4].map((n) => ({ ...lease, url: `commercial-lease-D100${n}` }))
  await type('lease', { documents: many }, { sheets: '/api/thumb' })
  const options = [...document.querySelectorAll('.menu-results > a')]
  expect(options).toHaveLength(4)
  const [first] = options
  const image = first?.querySelector('img')
  expect([image?.getAttribute('src'), image?.alt]).toEqual([
    new URL('/api/thumb/1001-600px.svg', location.href).href,
    '',
  ])
  expect(first?.querySelector('b')?.lang).toBe('en')
  expect(optionTexts()).toEqual([...Array.from({ length: 3 }, () => lease.label), 'All of lease'])
})

it.each([
  'https://evil.example/1001-600px.svg',
  '/elsewhere/1001-600px.svg',
  'javascript:1',
  '',
  7,
])('shows no drawing that does not lie where those of the page do: %s', async (thumb) => {
  await type('lease', { documents: [{ ...lease, thumb }] }, { sheets: '/api/thumb' })
  expect(document.querySelector('.menu-results img')).toBeNull()
  expect(optionTexts()).toEqual([lease.label, 'All of lease'])
})

it('says that the search does not answer, and keeps the way to all results', async () => {
  expect(await type('lease', { title: 'Away' }, { status: 503 })).toEqual(['All of lease'])
  expect(document.querySelector('output > p')?.textContent).toBe(AWAY)
})

it('is busy while it asks, and heeds no answer to what was typed before', async () => {
  const answers: ((response: Response) => void)[] = []
  await type('lea', { documents: [] })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push(resolve)
        signal?.addEventListener('abort', () => reject(new Error('Aborted')))
      }),
  )
  const form = document.querySelector('form')
  const typeOn = async (text: string) => {
    field().value = text
    field().dispatchEvent(new Event('input'))
    await vi.advanceTimersByTimeAsync(300)
  }
  await typeOn('leas')
  expect(form?.getAttribute('aria-busy')).toBe('true')
  await typeOn('lease')
  // The first question was given up: nothing is shown for it.
  expect(optionTexts()).toEqual(['All of lea'])
  answers[1]?.(new Response(JSON.stringify({ documents: [lease] })))
  await vi.advanceTimersByTimeAsync(0)
  expect(optionTexts()).toEqual(['Commercial Lease', 'All of lease'])
  expect(form?.getAttribute('aria-busy')).toBe('false')
})
