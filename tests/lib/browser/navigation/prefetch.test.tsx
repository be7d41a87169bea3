import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachPrefetch, PREFETCH_IDLE_MS } from '#lib/browser/navigation/prefetch.ts'
import { DOCUMENT_ROUTE_IDS, isDocumentRoute } from '#lib/config/document-pages.ts'
import { isLandingRoute, PAGE_ROUTE_IDS, ROUTES, ROUTE_IDS } from '#lib/config/routes.ts'

let stop = new AbortController()

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    (link) => new URL(link.href).pathname,
  )

/** Shows links, each as high as a line; those from the tenth on lie below what is in view. */
const show = (...links: string[]) => {
  document.body.innerHTML = links.join('')
  for (const [index, link] of document.querySelectorAll('a').entries()) {
    link.getBoundingClientRect = () => new DOMRect(0, index * 100, 50, 20)
  }
}

const link = (href: string, attributes = '') => `<a href="${href}" ${attributes}>Link</a>`

const start = () => attachPrefetch(stop.signal)

const rest = () => vi.advanceTimersByTime(PREFETCH_IDLE_MS)

const TERMS = '/company/terms-of-use/'
const PRIVACY = '/company/privacy-policy/'
const COOKIES = '/company/cookie-policy/'

const connectedBy = (value: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value })

beforeEach(() => {
  vi.useFakeTimers()
  connectedBy({})
  history.replaceState(null, '', '/')
  vi.stubGlobal('innerHeight', 1000)
  stop = new AbortController()
})

afterEach(() => {
  stop.abort()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
  vi.useRealTimers()
})

describe('fetching ahead (S2 §4)', () => {
  it('waits for 2000 ms of rest', () => {
    show(link(TERMS))
    start()
    vi.advanceTimersByTime(PREFETCH_IDLE_MS - 1)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(PREFETCH_IDLE_MS - 1)
    expect(fetched()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fetched()).toEqual([TERMS])
  })

  it('fetches what is in view once, and four pages at most', () => {
    show(
      link(TERMS),
      link(TERMS),
      link(`${TERMS}#fees`),
      link(PRIVACY),
      link('/fr/'),
      link('/de/'),
      link('/it/'),
    )
    start()
    rest()
    expect(fetched()).toEqual([TERMS, PRIVACY, '/fr/', '/de/'])
  })

  it('fetches what is out of view when it is pointed at for a moment', () => {
    show(...Array.from({ length: 10 }, () => '<a>Place</a>'), link(PRIVACY))
    start()
    rest()
    expect(fetched()).toEqual([])
    const point = (target: Element | null) =>
      target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    point(document.querySelector('a[href]'))
    vi.advanceTimersByTime(64)
    point(document.body)
    vi.advanceTimersByTime(1000)
    expect(fetched()).toEqual([])
    point(document.querySelector('a[href]'))
    vi.advanceTimersByTime(65)
    expect(fetched()).toEqual([PRIVACY])
  })

  it.each([
    ['/start'],
    ['/fr/start/plans'],
    ['/start/marketingmaterials'],
    ['/hand-off'],
    ['/hand-off/again'],
    ['/api/hand-off?lang=en'],
    ['/api/session'],
    ['/l/f'],
    ['/docs/ab/11.05.24/01'],
    ['/lp/x'],
    ['/'],
    ['/#content'],
    [`${TERMS}?oid=1&affid=2`],
    [`${TERMS}?source=mail`],
    ['/no/such/page'],
    ['https://app.example/login'],
    ['mailto:help@other.example'],
  ])('never asks for %s', (href) => {
    show(link(href))
    start()
    rest()
    document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    vi.advanceTimersByTime(1000)
    expect(fetched()).toEqual([])
  })

  it.each(['data-sign-up=""', 'download=""', 'target="_blank"'])('leaves %s alone', (attribute) => {
    show(link(TERMS, attribute), link(COOKIES))
    start()
    rest()
    expect(fetched()).toEqual([COOKIES])
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing with %o',
    (connection) => {
      connectedBy(connection)
      show(link(TERMS))
      start()
      rest()
      expect(fetched()).toEqual([])
    },
  )

  it('fetches nothing where the policy of the page would refuse it, as in Firefox', () => {
    Reflect.deleteProperty(navigator, 'connection')
    show(link(TERMS))
    start()
    rest()
    expect(fetched()).toEqual([])
  })

  it('fetches on a fast connection', () => {
    connectedBy({ saveData: false, effectiveType: '4g' })
    show(link(TERMS))
    start()
    rest()
    expect(fetched()).toEqual([TERMS])
  })

  it('asks for every page but those that something is counted or chosen on', () => {
    const left = PAGE_ROUTE_IDS.filter((id) => !ROUTES[id].isPrefetched)
    const counted = left.filter((id) => !isDocumentRoute(id))
    expect(counted).toEqual([
      'uninstallThanks',
      'termsFrame',
      'privacyFrame',
      'handOff',
      'handOffAgain',
      'handOffLater',
      'checkout',
      'purchaseThanks',
      'budgetoBuy',
      'budgetoThanks',
      'clickbankReceipt',
      'clickbankThanks',
      'affiliateStart',
      'affiliatePlans',
      'marketingMaterials',
      'answer',
      'feedbackThanks',
    ])
    // The list names one path a page, and theirs differs by language.
    expect(left.filter(isDocumentRoute)).toEqual(DOCUMENT_ROUTE_IDS)
    expect(ROUTE_IDS.filter((id) => isLandingRoute(id) && ROUTES[id].isPrefetched)).toEqual([])
  })

  it('asks for a page of the library, and for none that it has not', () => {
    show(link('/docs/library/x'), link('/docs/library/type/letter'))
    start()
    rest()
    expect(fetched()).toEqual(['/docs/library/type/letter'])
  })
})
