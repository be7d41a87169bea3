import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  generateMetadata,
  generateStaticParams,
} from '#app/[locale]/[context]/(site)/docs/library/[...place]/page.tsx'
import { shelfAt } from '#features/documents/library-shelf.ts'
import { pageShelf } from '#features/documents/server/library/page-shelf.ts'
import { STAND_IN_LIFE_S } from '#lib/config/constants.ts'
import { foundDocuments } from '../support/found-documents.ts'
import { upstreamOfFile } from '../support/upstream-of-file.ts'
import { hangUp, json } from '../support/upstream-server.ts'

/** Lives in seconds of the kept values that a page reads: the page itself is kept no longer. */
const lives = vi.hoisted((): unknown[] => [])

vi.mock('next/cache', () => ({
  unstable_cache:
    <Value>(make: () => Value, _key: unknown, { revalidate }: { revalidate: unknown }) =>
    () => {
      lives.push(revalidate)
      return make()
    },
}))

const search = await upstreamOfFile(json(200, { total: 0, documents: [] }))

/** The number of the invoice in the library. */
const INVOICE = 4308

beforeEach(() => {
  lives.length = 0
  vi.stubEnv('SEARCH_SERVICE_URL', search.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
  return () => {
    vi.unstubAllEnvs()
  }
})

const metadata = (place: string[], locale = 'en') =>
  generateMetadata({ params: Promise.resolve({ locale, place }) })

describe('a page of the library', () => {
  it('is made on its first request, when there is a service to ask', () => {
    expect(generateStaticParams()).toEqual([])
  })

  it.each([
    [['x']],
    [['type']],
    [['legal', 'x']],
    [['..', 'legal']],
    [['%2e%2e']],
    [['constructor']],
  ])('is none at %o', async (place) => {
    await expect(metadata(place)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })

  it('is called after its shelf, and may be listed', async () => {
    expect(await metadata(['type', 'letter'], 'de')).toMatchObject({
      title: expect.stringContaining('Geschäftsbriefe'),
      robots: { index: true },
      alternates: { canonical: expect.stringMatching(/\/de\/docs\/library\/type\/letter$/) },
    })
  })

  // In this order: a service out of reach is left alone for a while.
  it('lives a day with what the service found', async () => {
    search.reply = json(200, { total: 9, documents: foundDocuments(9) })
    const shelf = shelfAt('topic/nda') ?? null
    expect(await pageShelf({ shelf, locale: 'en', name: 'NDA' })).toMatchObject({ total: 9 })
    expect(lives).toEqual([])
  })

  it('knows which of its titles the language has written out', async () => {
    const documents = [
      { label: 'Rechnung', url: `x-D${INVOICE}`, thumb: `thumb/${INVOICE}-250px.svg` },
    ]
    search.reply = json(200, { total: 1, documents })
    const shelf = shelfAt('topic/invoice') ?? null
    const { titles } = await pageShelf({ shelf, locale: 'de', name: 'Rechnung' })
    expect(titles.map(({ page }) => page)).toEqual(['document/invoice'])
  })

  it('lives a minute while default documents stand in', async () => {
    search.reply = hangUp
    const shelf = shelfAt('legal') ?? null
    const { state, titles } = await pageShelf({ shelf, locale: 'en', name: 'Legal' })
    expect(state).toBe('away')
    expect(titles.length).toBeGreaterThan(0)
    expect(lives).toEqual([STAND_IN_LIFE_S])
  })
})
