import { afterEach, expect, test, vi } from 'vitest'
import { reportClick } from '#features/affiliate/edge/report-click.ts'
import { placeAsker } from '#features/pricing/edge/ask-place.ts'
import { askContentService } from '#lib/records/ask-content-service.ts'

afterEach(() => vi.unstubAllGlobals())

const site = { ownUrl: 'http://site.example', origin: 'https://site.example' }

const click = { affiliateId: 1, offerId: 1, page: '/', language: 'en' } as const

/** What is asked, and what follows from a refusal. */
const ASKS = [
  [
    'a click',
    () => reportClick({ click, headers: new Headers(), cookie: '', site, limitMs: 1000 }),
  ],
  ['a place', () => placeAsker()(new Headers({ 'X-Forwarded-For': '203.0.113.7' }))],
  [
    'live records',
    () => askContentService('http://content.example', null).catch((error: unknown) => error),
  ],
] as const

test.each(ASKS)(
  'the refusal of %s is let go of unread, also where that fails',
  async (_what, ask) => {
    for (const fails of [false, true]) {
      const cancel = vi.fn(() => (fails ? Promise.reject(new Error('broken')) : undefined))
      const body = new ReadableStream({ cancel })
      vi.stubGlobal('fetch', async () => new Response(body, { status: 503 }))
      await ask()
      expect(cancel).toHaveBeenCalledTimes(1)
    }
  },
)
