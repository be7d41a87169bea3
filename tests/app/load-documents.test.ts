import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDocuments } from '#app/[locale]/[context]/landing/[...page]/load-documents.ts'
import { defaultDocuments } from '#features/documents/server/default-documents.ts'
import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import { STAND_IN_LIFE_S } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { foundDocuments } from '../support/found-documents.ts'
import { landingRecordOf } from '../support/landing-record.ts'
import { upstreamOfFile } from '../support/upstream-of-file.ts'
import { json } from '../support/upstream-server.ts'

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

const search = await upstreamOfFile(json(200, { total: 40, documents: foundDocuments(12) }))

beforeEach(() => {
  lives.length = 0
  vi.stubEnv('SEARCH_SERVICE_URL', search.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
  return () => {
    vi.unstubAllEnvs()
  }
})

const SECTION = { type: 'documents', heading: 'Pick one' } as const

const CLOSING = { type: 'closing', heading: 'All of them', action: 'Go' } as const

type Written = Parameters<typeof landingRecordOf>[0]

/** The documents of a page, French where nothing is said; each question of this file has a keyword of its own, for answers are kept. */
const load = (written: Written, hasQuery = false, locale: Locale = 'fr') => {
  const record = asLandingRecord(landingRecordOf({ sections: [SECTION], ...written }), 'x.json')
  return loadDocuments({ record, facts: { ...PLAIN_FACTS, hasQuery }, locale })
}

const labels = (documents: readonly { label: string }[] = []) => documents.map(({ label }) => label)

const asked = () => search.seen.map(({ path }) => path)

describe('the documents of a landing page (S2 §3, §4)', () => {
  it('are the first twelve of the keyword of its record, on a page that is kept as long as others', async () => {
    const documents = await load({ keyword: 'bail-commercial' })
    expect(asked()).toEqual(['/search/bail-commercial/?language=fr&batch=12&page=0'])
    expect(labels(documents?.desk.documents)).toEqual(labels(foundDocuments(12)))
    expect(documents?.usual).toBeUndefined()
    expect(lives).toEqual([])
  })

  it('are those of the keyword of their section, where it has one', async () => {
    await load({ keyword: 'page', sections: [{ ...SECTION, keyword: 'budget' }] })
    expect(asked()).toEqual(['/search/budget/?language=fr&batch=12&page=0'])
  })

  it('are those that we picked, where we did, and nobody is asked', async () => {
    const documents = await load({ keyword: 'actionnaires' })
    expect(asked()).toEqual([])
    expect(documents?.desk.documents[0]?.label).toBe('Convention entre actionnaires')
    expect(documents?.usual).toBeUndefined()
  })

  it('begin in German with those that are written out in German', async () => {
    const documents = (await load({ keyword: 'plan' }, false, 'de'))?.desk.documents ?? []
    expect(labels(documents).slice(0, 3)).toEqual([
      'Businessplan',
      'Marketingplan',
      'Vertriebsplan',
    ])
    const marks = documents.map(({ mark }) => mark)
    expect(marks.slice(0, 2)).toEqual([undefined, undefined])
    expect(new Set(marks.slice(2))).toEqual(new Set(['Auf Englisch']))
  })

  it('are not looked for where no section shows them', async () => {
    expect(await load({ keyword: 'sans', sections: [CLOSING] })).toBeNull()
    expect(asked()).toEqual([])
  })

  it('are refined only where the address of the page has a search', async () => {
    expect((await load({ keyword: 'devis' }))?.desk.refinement).toBeNull()
    expect((await load({ keyword: 'devis' }, true))?.desk.refinement).toEqual({
      replaced: expect.stringMatching(/\S/),
    })
  })

  it('are the default ones while the search service fails, on a page that is made again after a minute', async () => {
    search.reply = json(500, {})
    const documents = await load({ keyword: 'panne' })
    expect(documents?.usual?.title).toBe('Des documents pour commencer')
    expect(labels(documents?.desk.documents)).toEqual(
      labels((await defaultDocuments('fr')).documents),
    )
    expect(STAND_IN_LIFE_S).toBeLessThanOrEqual(60)
    expect(lives).toEqual([STAND_IN_LIFE_S])
  })

  it('are the default ones on a page that is kept as long as others, where there are no others', async () => {
    search.reply = json(200, { total: 0, documents: [] })
    const documents = await load({ keyword: 'introuvable' })
    expect(documents?.usual?.title).toBe('Des documents pour commencer')
    expect(labels(documents?.desk.documents)).toEqual(
      labels((await defaultDocuments('fr')).documents),
    )
    expect(lives).toEqual([])
  })
})
