import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BANNER_ID } from '#features/consent/ids.ts'
import { offerLanguage } from '#features/localization/browser/offer-language.ts'
import { LanguageOffer } from '#features/localization/components/language-offer.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readMessages } from '../../../support/messages.ts'
import { startBehaviour } from '../../../support/page-behaviour.tsx'

const words = await readMessages('de', 'languageOffer')

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => words.get(key),
}))

const template = renderToStaticMarkup(await LanguageOffer({ locale: 'de' }))

const germanPage = `<!doctype html><html lang="de" dir="ltr"><body><main>Vorlagen</main>${template}</body></html>`

const fetchStub = vi.fn<typeof fetch>()

const animate = vi.fn<typeof HTMLElement.prototype.animate>()

const set = (object: object, values: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(values))
    Object.defineProperty(object, key, { value, configurable: true })
}

const bar = () => document.querySelector<HTMLElement>('aside.language-offer')

/** Starts it on an English page that also exists in the other languages, and waits for what it fetches. */
const start = async () => {
  const page = startBehaviour(offerLanguage)
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
  return page
}

/** Says that the screen has another size. */
let resized: () => void

const disconnect = vi.fn<() => void>()

class Observer {
  disconnect = disconnect
  observe = vi.fn<() => void>()
  constructor(tell: () => void) {
    resized = tell
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  document.documentElement.lang = 'en'
  document.head.innerHTML = LOCALE_CODES.map(
    (code) =>
      `<link rel="alternate" hreflang="${code}" href="https://www.site.example/${code}/company/terms/">`,
  ).join('')
  document.body.innerHTML = '<header class="site-header"></header><main></main>'
  history.replaceState(null, '', '/company/terms/?utm_source=x#part')
  set(navigator, { languages: ['gsw', 'de-CH', 'en'], cookieEnabled: true, userAgent: 'Mozilla' })
  fetchStub.mockImplementation(async () => new Response(germanPage))
  vi.stubGlobal('fetch', fetchStub)
  set(HTMLElement.prototype, { animate })
})

afterEach(() => {
  fetchStub.mockReset()
  disconnect.mockReset()
  animate.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('a page in another language than the browser’s (architecture 4)', () => {
  it('is offered in that language, in words of its own page', async () => {
    await start()
    expect(fetchStub.mock.calls.map(([url]) => url)).toEqual(['/de/company/terms/'])
    expect(document.body.firstElementChild).toBe(bar())
    expect(bar()?.lang).toBe('de')
    expect(bar()?.getAttribute('aria-label')).toBe(words.get('label'))
    expect(bar()?.textContent).toBe(
      `${words.get('text')}${words.get('follow')}${words.get('refuse')}`,
    )
    const link = bar()?.querySelector('a')
    expect(link?.getAttribute('href')).toBe('/de/company/terms/?utm_source=x#part')
  })

  it.each(['a', 'button'])('is never offered again once the %s is pressed', async (control) => {
    await start()
    history.replaceState(null, '', '#other')
    bar()?.addEventListener('click', (event) => event.preventDefault())
    bar()?.querySelector<HTMLElement>(control)?.click()
    await vi.waitFor(() => expect(bar()).toBeNull())
    expect(localStorage.getItem('b_offer')).toBe('true')
    await start()
    expect(bar()).toBeNull()
    expect(fetchStub).toHaveBeenCalledOnce()
  })

  it('is offered again on the next page where nobody has answered', async () => {
    const { leave } = await start()
    leave()
    expect(bar()).toBeNull()
    await start()
    expect(bar()).not.toBeNull()
  })

  it.each([false, true])('slides in unless less motion is wanted: %s', async (isStill) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
    await start()
    expect(animate).toHaveBeenCalledTimes(isStill ? 0 : 1)
  })

  it('stands on the banner for cookies, and at the foot of the page on a low screen', async () => {
    document.body.insertAdjacentHTML('beforeend', `<section id="${BANNER_ID}"></section>`)
    set(document.querySelector(`#${BANNER_ID}`) ?? {}, { offsetHeight: 160 })
    const isLow = vi.fn<(query: string) => boolean>(() => false)
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isLow(query) }))
    const { leave } = await start()
    const { position, translate } = bar()?.style ?? {}
    expect([position, translate]).toEqual(['fixed', '0 -160px'])
    isLow.mockImplementation((query) => query.includes('height'))
    resized()
    expect(bar()?.style.position).toBe('static')
    leave()
    expect(disconnect).toHaveBeenCalledOnce()
    expect(document.body.style.paddingBlockEnd).toBe('')
  })

  it('keeps the fragment that the visitor has come to', async () => {
    await start()
    const link = bar()?.querySelector('a')
    history.replaceState(null, '', '?utm_source=x#other')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.click()
    expect(link?.getAttribute('href')).toBe('/de/company/terms/?utm_source=x#other')
  })
})

describe('nothing is offered', () => {
  const connection = (values: object) => set(navigator, { connection: values })
  it.each<[string, () => void]>([
    [
      'where the browser’s language is the page’s',
      () => set(navigator, { languages: ['en-GB', 'de'] }),
    ],
    [
      'where the site speaks none of its languages',
      () => set(navigator, { languages: ['nl', 'ja'] }),
    ],
    ['on a page that is not there in it', () => document.head.replaceChildren()],
    ['where data is to be saved', () => connection({ saveData: true })],
    ['on a slow line', () => connection({ effectiveType: 'slow-2g' })],
    ['where the browser keeps no answer', () => set(navigator, { cookieEnabled: false })],
    ['where the visitor has answered', () => localStorage.setItem('b_offer', 'true')],
    [
      'to a crawler',
      () => set(navigator, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
    ],
  ])('%s, and nothing is fetched', async (_case, change) => {
    change()
    await start()
    expect(bar()).toBeNull()
    expect(fetchStub).not.toHaveBeenCalled()
  })

  it.each<[string, () => void]>([
    [
      'a dialog is open',
      () => document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>'),
    ],
    ['that page is gone', () => fetchStub.mockResolvedValue(new Response('', { status: 404 }))],
    ['there is no network', () => fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['that page holds no words for it', () => fetchStub.mockResolvedValue(new Response('<p>'))],
  ])('while %s', async (_case, change) => {
    change()
    await start()
    expect(fetchStub).toHaveBeenCalledOnce()
    expect(bar()).toBeNull()
  })
})

it('stands in a template alone, so that its own page shows nothing of it', () => {
  expect(template).toMatch(/^<template data-language-offer=""><aside .*<\/aside><\/template>$/)
})
