import { describe, expect, it } from 'vitest'
import { defaultDocuments } from '#features/documents/server/default-documents.ts'
import { documentFinder } from '#features/documents/server/document-finder.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { foundDocuments, topList } from '../../../support/found-documents.ts'
import { LATE_MS } from '../../../support/late.ts'
import { testSite } from '../../../support/test-site.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { hangUp, json, NOBODY, silence } from '../../../support/upstream-server.ts'

const search = await upstreamOfFile(json(200, { documents: [] }))

const make = (changes: Partial<Parameters<typeof documentFinder>[0]> = {}) => {
  const { site, logged } = testSite()
  const settings = { searchServiceUrl: search.url, thumbnailUrl: undefined, log: site.log }
  return { find: documentFinder({ ...settings, ...changes }), logged }
}

const labels = (documents: readonly { label: string }[]) => documents.map(({ label }) => label)

const askedPaths = () => search.seen.map(({ path }) => path)

describe('documents of a keyword (S2 §4, §7)', () => {
  it('asks for the first twelve in the language of the page', async () => {
    search.reply = json(200, { total: 40, documents: foundDocuments(12) })
    const { documents, isStandIn } = await make().find({ locale: 'fr', keyword: 'bail commercial' })
    expect(askedPaths()).toEqual(['/search/bail%20commercial/?language=fr&batch=12&page=0'])
    expect(documents).toHaveLength(12)
    expect(isStandIn).toBe(false)
  })

  it.each(['business-document', 'business-legal-forms'])(
    'takes %s from the English top list, the third in front',
    async (keyword) => {
      search.reply = json(200, { documents: topList(50) })
      const { documents } = await make().find({ locale: 'de', keyword })
      expect(askedPaths()).toEqual([`/top50?language=en&maximum=50&batch=50&query=${keyword}`])
      expect(labels(documents).slice(0, 4)).toEqual(['Paper 3', 'Paper 1', 'Paper 2', 'Paper 4'])
      expect(documents).toHaveLength(12)
      expect(documents[0]).toMatchObject({ labelLanguage: 'en', mark: 'Auf Englisch' })
    },
  )

  it('calls what stands in a top list as the language of the page does', async () => {
    const { documents: usual } = await defaultDocuments('de')
    const [known] = usual
    const found = topList(3).map((document, at) =>
      at === 1 ? { ...document, url: known?.url } : document,
    )
    search.reply = json(200, { documents: found })
    const { documents } = await make().find({ locale: 'de', keyword: 'business-document' })
    expect(labels(documents)).toEqual([known?.label, 'Paper 3', 'Paper 1'])
    expect(documents[0]).toMatchObject({ labelLanguage: 'de' })
    // German has written it out.
    expect(documents[0]).not.toHaveProperty('mark')
    expect(documents[1]).toMatchObject({ mark: 'Auf Englisch' })
  })

  it('begins with the titles in the language of the page', async () => {
    const [first, second, third] = foundDocuments(3)
    const german = { ...second, label: 'Bürgschaft' }
    search.reply = json(200, { total: 3, documents: [first, german, third] })
    const { documents } = await make().find({ locale: 'de', keyword: 'brief' })
    expect(labels(documents)).toEqual(['Bürgschaft', 'Paper 1', 'Paper 3'])
  })

  it('shows a short top list without holes', async () => {
    search.reply = json(200, { documents: topList(2) })
    const { documents } = await make().find({ locale: 'en', keyword: 'business-document' })
    expect(labels(documents)).toEqual(['Paper 1', 'Paper 2'])
  })

  it.each(LOCALE_CODES)(
    'asks in %s for the default keyword where it finds nothing',
    async (locale) => {
      const { keyword } = await defaultDocuments(locale)
      search.reply = ({ path }, response) => {
        const isUsual = path.includes(keyword)
        const answer = { total: isUsual ? 1 : 0, documents: isUsual ? foundDocuments(1) : [] }
        json(200, answer)({ method: 'GET', path, headers: {}, body: '' }, response)
      }
      const { documents, isStandIn } = await make().find({ locale, keyword: 'zzz' })
      expect(labels(documents)).toEqual(['Paper 1'])
      expect(isStandIn).toBe(false)
      expect(search.seen).toHaveLength(2)
    },
  )

  it('shows the default documents where even the default keyword finds nothing', async () => {
    search.reply = json(200, { total: 0, documents: [] })
    const { documents, isStandIn } = await make().find({ locale: 'es', keyword: 'zzz' })
    expect(labels(documents)).toEqual(labels((await defaultDocuments('es')).documents))
    expect(isStandIn).toBe(false)
  })
})

const FAULTS = [
  ['is down', 'unreachable', hangUp],
  ['answers 500', 'failed', json(500, {})],
  ['is slow', 'slow', silence],
  ['answers rubbish', 'bad-answer', json(200, '<html>')],
  ['breaks the contract', 'bad-answer', json(200, { total: 1, documents: [{ label: 'x' }] })],
  [
    'names an address for a slug',
    'bad-answer',
    json(200, { total: 1, documents: [{ ...foundDocuments(1)[0], url: 'https://evil.example' }] }),
  ],
  ['refuses', 'refused', json(422, {})],
  ['answers without end', 'bad-answer', json(200, { total: 1, documents: 'x'.repeat(100_000) })],
] as const

describe('while the search service fails', () => {
  it.each(FAULTS)('shows the default documents when it %s', async (_case, fault, reply) => {
    search.reply = reply
    const { find, logged } = make(fault === 'slow' ? { waitMs: 300 } : {})
    const { documents, isStandIn } = await find({ locale: 'it', keyword: 'contratto' })
    expect(isStandIn).toBe(true)
    expect(labels(documents)).toEqual(labels((await defaultDocuments('it')).documents))
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'search', fault }])
    expect(logged()).toHaveLength(1)
  })

  it('waits once for both questions together', async () => {
    search.reply = ({ path }, response) => {
      if (path.includes('zzz')) {
        setTimeout(() => {
          json(200, { total: 0, documents: [] })(
            { method: '', path, headers: {}, body: '' },
            response,
          )
        }, 1500)
      }
    }
    const start = performance.now()
    const { isStandIn } = await make({ waitMs: 2000 }).find({ locale: 'fr', keyword: 'zzz' })
    expect(isStandIn).toBe(true)
    expect(performance.now() - start).toBeLessThan(1500 + 2000)
  })

  it('leaves a service that does not answer alone for a while, with one line for all', async () => {
    let time = 0
    search.reply = silence
    const { find, logged } = make({ waitMs: 500, now: () => time })
    const keywords = ['a', 'b', 'c'].map((keyword) => ({ locale: 'en' as const, keyword }))
    await Promise.all(keywords.map(find))
    await find({ locale: 'en', keyword: 'd' })
    expect(search.seen).toHaveLength(3)
    expect(logged()).toHaveLength(1)
    time = 5001
    search.reply = json(200, { total: 1, documents: foundDocuments(1) })
    expect(await find({ locale: 'en', keyword: 'a' })).toMatchObject({ isStandIn: false })
  })

  it('is quick about a service that is not there', async () => {
    const start = performance.now()
    const { find } = make({ searchServiceUrl: NOBODY, waitMs: 2 * LATE_MS })
    expect(await find({ locale: 'en', keyword: 'a' })).toMatchObject({ isStandIn: true })
    expect(performance.now() - start).toBeLessThan(LATE_MS)
  })
})

describe('what was found lately', () => {
  it('is found once for everybody who asks in the same language', async () => {
    let time = 0
    search.reply = json(200, { total: 1, documents: foundDocuments(1) })
    const { find } = make({ now: () => time })
    const question = { locale: 'en', keyword: 'lease' } as const
    await Promise.all([find(question), find(question)])
    await find(question)
    expect(search.seen).toHaveLength(1)
    await find({ ...question, locale: 'de' })
    expect(search.seen).toHaveLength(2)
    time = 5 * 60_000 + 1
    await find(question)
    expect(search.seen).toHaveLength(3)
  })

  it('is bounded: the question asked longest ago is forgotten', async () => {
    search.reply = json(200, { total: 1, documents: foundDocuments(1) })
    const { find } = make()
    const ask = (keyword: string) => find({ locale: 'en', keyword })
    await ask('first')
    await ask('second')
    for (let at = 0; at < 498; at += 1) await ask(`more-${at}`)
    await ask('first')
    await ask('one-too-many')
    search.seen.length = 0
    await ask('first')
    expect(search.seen).toHaveLength(0)
    await ask('second')
    expect(search.seen).toHaveLength(1)
  })
})
