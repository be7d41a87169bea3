import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { refineDocuments } from '#features/documents/browser/refine-documents.ts'
import { DocumentDesk } from '#features/documents/components/document-desk.tsx'
import type { RelatedDocument } from '#features/documents/related-documents.ts'
import { SignUpLink } from '#features/signup/components/sign-up-link.tsx'
import { startBehaviour } from '../../support/page-behaviour.tsx'

const paper = (name: string, number: number): RelatedDocument => ({
  label: name,
  labelLanguage: 'en',
  url: `${name}-D${number}`,
  thumb: `/api/thumb/${number}-600px.svg`,
  heading: `Heading ${name}`,
  department: 'Recht',
  mark: 'Auf Englisch',
})

const OLD = [paper('old-one', 1), paper('old-two', 2), paper('old-three', 3)]

const REFINEMENT = { replaced: 'Fertig.' }

const signUp: SignUpSlot = ({ className, label = '', destination, heading, children }) => (
  <SignUpLink
    locale="de"
    entryPoint="/de/docs/x"
    start="document"
    {...{ className, label, destination, heading }}
  >
    {children}
  </SignUpLink>
)

const desk = <DocumentDesk documents={OLD} locale="de" signUp={signUp} refinement={REFINEMENT} />

/** The page as the server renders it. */
const put = () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(desk)
  document.body.replaceChildren(container)
  return container
}

const show = () => {
  const container = put()
  return { container, ...startBehaviour(refineDocuments) }
}

const isLink = (element: Element) => element instanceof HTMLAnchorElement

const answerWith = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const shownLinks = () => [...document.querySelectorAll('li:not([hidden]) a')].filter(isLink)

const cards = () => shownLinks().map((link) => link.querySelector('b')?.textContent)

const status = () => document.querySelector('output')?.textContent

const OLD_LABELS = OLD.map(({ label }) => label)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/de/docs/x?q=miete+garage')
  document.documentElement.lang = 'de'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('documents of the search in the address (S2 §4)', () => {
  it('asks nobody where there is none', async () => {
    history.replaceState(null, '', '/de/docs/x?q=%20')
    const fetched = answerWith({ documents: [] })
    show()
    await pass(300)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('come no earlier than 200 ms after the question, and are announced (S2 §9)', async () => {
    const fetched = answerWith({ documents: [paper('new-one', 11), paper('new-two', 12)] })
    show()
    await pass(190)
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/documents?lang=de&q=miete+garage')
    expect(cards()).toEqual(OLD_LABELS)
    expect(status()).toBe('')
    await pass(20)
    expect(cards()).toEqual(['new-one', 'new-two'])
    expect(status()).toBe('Fertig.')
  })

  it('take over label, words, link, heading and preview of a card, and hide the rest', async () => {
    const shown = { ...paper('lease-ö', 77), label: '<b>Lease</b>', mark: undefined }
    answerWith({ documents: [shown] })
    show()
    await pass(210)
    const [link, ...others] = shownLinks()
    expect(others).toEqual([])
    expect(link?.textContent).toBe('<b>Lease</b>Recht')
    expect(link?.dataset.heading).toBe('Heading lease-ö')
    const { searchParams, pathname } = new URL(link?.getAttribute('href') ?? '', location.href)
    expect(pathname).toBe('/de/l/f')
    expect(Object.fromEntries(searchParams)).toEqual({
      label: '<b>Lease</b>',
      url: 'doc/lease-%C3%B6-D77',
      entryPoint: '/de/docs/x',
    })
    expect(link?.querySelector('img')?.src).toBe(`${location.origin}/api/thumb/77-600px.svg`)
  })

  it('may be more than the page came with, twelve at most, each with its own place and preview', async () => {
    const found = Array.from({ length: 14 }, (_, at) => paper(`new-${at}`, 100 + at))
    answerWith({ documents: found })
    const { container } = show()
    await pass(210)
    const shown = found.slice(0, 12)
    expect(cards()).toEqual(shown.map(({ label }) => label))
    expect(container.querySelectorAll('li')).toHaveLength(12)
    for (const [at, link] of shownLinks().entries()) {
      expect(link.getAttribute('href')).toMatch(new RegExp(`url=doc%2Fnew-${at}-D${100 + at}$`))
      expect(link.dataset.heading).toBe(`Heading new-${at}`)
      expect(link.querySelector('img')?.src).toMatch(new RegExp(`/${100 + at}-600px.svg$`))
    }
  })

  it('never show a wrong one in a card that was added', async () => {
    const wrong = { ...paper('wrong', 9), thumb: 'https://evil.example/9-600px.svg' }
    answerWith({ documents: [...OLD, paper('fourth', 4), wrong] })
    show()
    await pass(210)
    expect(cards()).toEqual([...OLD_LABELS, 'fourth'])
  })

  it.each([
    ['a slug that is an address', { url: 'javascript:alert(1)//-D1' }],
    ['a preview without a readable address', { thumb: 'https://[/1-600px.svg' }],
    ['a preview from elsewhere', { thumb: 'https://evil.example/1-600px.svg' }],
    ['no slug', { url: 7 }],
  ])('never show %s', async (_case, wrong) => {
    answerWith({ documents: [paper('fine', 5), { ...paper('wrong', 6), ...wrong }] })
    const { container } = show()
    await pass(210)
    expect(cards()).toEqual(['fine'])
    expect(container.innerHTML).not.toMatch(/evil|javascript/)
  })

  it.each([
    ['the search fails', () => answerWith({ title: 'The search does not answer' }, 503)],
    ['too much was asked', () => answerWith({ title: 'Too many requests' }, 429)],
    ['nothing is found', () => answerWith({ documents: [] })],
    ['the answer is none', () => answerWith('text')],
    [
      'the network is gone',
      () => {
        vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
      },
    ],
  ])('stay away when %s', async (_case, arrange) => {
    arrange()
    show()
    await pass(400)
    expect(cards()).toEqual(OLD_LABELS)
    expect(status()).toBe('')
  })

  it('change nothing on a page that is left', async () => {
    answerWith({ documents: [paper('new', 9)] })
    show().leave()
    await pass(400)
    expect(cards()).toEqual(OLD_LABELS)
  })
})

describe('the desk of documents (S2 §3)', () => {
  it('opens each document at its place, with words that say its language', () => {
    put()
    const [link] = shownLinks()
    expect(link?.getAttribute('href')).toMatch(/label=old-one&.*url=doc%2Fold-one-D1$/)
    expect(link?.dataset.heading).toBe('Heading old-one')
    expect(link?.dataset.signUp).toBe('document')
    expect(link?.querySelector('b')?.lang).toBe('en')
    const image = link?.querySelector('img')
    expect(image?.getAttribute('loading')).toBe('lazy')
    expect([image?.width, image?.height]).toEqual([600, 778])
  })

  it('has room for twelve where the address may hold a search, and no card more elsewhere', () => {
    expect(put().querySelectorAll('li')).toHaveLength(12)
    expect(cards()).toEqual(OLD_LABELS)
    const plain = renderToString(<DocumentDesk documents={OLD} locale="de" signUp={signUp} />)
    expect(plain.match(/<li/g)).toHaveLength(3)
    expect(plain).not.toContain('<script')
  })
})
