import { describe, expect, it } from 'vitest'
import { shelfAt } from '#features/documents/library-shelf.ts'
import { defaultDocuments } from '#features/documents/server/default-documents.ts'
import { shelfQuestion } from '#features/documents/server/library/ask-shelf.ts'
import { shelfFinder } from '#features/documents/server/library/shelf-finder.ts'
import type { Locale } from '#lib/config/locales.ts'
import { foundDocuments } from '../../../support/found-documents.ts'
import { testSite } from '../../../support/test-site.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { hangUp, json, silence } from '../../../support/upstream-server.ts'

const search = await upstreamOfFile(json(200, { total: 0, documents: [] }))

const counts = { departments: { legal: 921 }, types: { agreement: 633, letter: 45 } }

const make = (waitMs = 1000) => {
  const { site, logged } = testSite()
  const { log } = site
  const find = shelfFinder({ searchServiceUrl: search.url, thumbnailUrl: undefined, log, waitMs })
  const ask = async (
    place: string | null,
    { locale = 'en', name = 'Legal' }: { locale?: Locale; name?: string } = {},
  ) => find(await shelfQuestion({ shelf: place ? (shelfAt(place) ?? null) : null, locale, name }))
  return { ask, logged }
}

const askedPaths = () => search.seen.map(({ path }) => path)

const labels = (documents: readonly { label: string }[]) => documents.map(({ label }) => label)

describe('what a shelf holds (S2 §2.6, §7)', () => {
  it.each([
    ['legal', '/search/Legal/?language=en&batch=48&page=0&department=legal'],
    ['type/letter', '/search/Legal/?language=en&batch=48&page=0&type=letter'],
    ['topic/nda', '/search/Legal/?language=en&batch=48&page=0'],
    ['language/fr', '/search/contrat/?language=fr&batch=48&page=0&library=fr'],
  ])('%s is asked for as a part of the library, a topic as a search', async (place, path) => {
    search.reply = json(200, { total: 921, documents: foundDocuments(48), counts })
    await make().ask(place)
    expect(askedPaths()).toEqual([path])
  })

  it('is, for the whole library, that of the language that the page shows', async () => {
    search.reply = json(200, { total: 3202, documents: foundDocuments(48), counts })
    await make().ask(null, { locale: 'de' })
    expect(askedPaths()).toEqual(['/search/vertrag/?language=de&batch=48&page=0&library=en'])
  })

  it('comes with its titles, its kinds and the number that the service counted', async () => {
    search.reply = json(200, { total: 921, documents: foundDocuments(48), counts })
    const content = await make().ask('legal', { locale: 'de' })
    expect(content).toMatchObject({ state: 'found', total: 921, counts })
    expect(content.titles).toHaveLength(48)
    expect(content.titles[0]).toMatchObject({ of: 'legal', mark: 'Auf Englisch' })
  })

  it('has no number where the service lists no parts: it counts what the word finds', async () => {
    search.reply = json(200, { total: 40, documents: foundDocuments(12) })
    const content = await make().ask('legal')
    expect(content).toMatchObject({ state: 'found', total: null, counts: null })
    expect(content.titles).toHaveLength(12)
  })

  it('has the number of a search where it is one', async () => {
    search.reply = json(200, { total: 31, documents: foundDocuments(31) })
    expect(await make().ask('topic/lease', { name: 'Lease' })).toMatchObject({ total: 31 })
  })

  it('counts a topic in the language of the library, so that all who show it name one figure', async () => {
    search.reply = ({ path }, response) => {
      const isEnglish = path.startsWith('/search/Invoice/?language=en&batch=1&')
      json(200, { total: isEnglish ? 125 : 99, documents: foundDocuments(isEnglish ? 1 : 48) })(
        { method: 'GET', path, headers: {}, body: '' },
        response,
      )
    }
    const asked = { locale: 'de', name: 'Rechnung' } as const
    expect(await make().ask('topic/invoice', asked)).toMatchObject({ total: 125 })
    expect(askedPaths()).toHaveLength(2)
  })

  it('draws a document by its own title where the label is a translation', async () => {
    const [paper] = foundDocuments(1)
    const translated = { ...paper, label: 'Rechnung', title: 'Invoice', type: 'form' }
    search.reply = json(200, { total: 1, documents: [translated], counts })
    const [title] = (await make().ask('legal', { locale: 'de' })).titles
    expect(title).toMatchObject({ label: 'Rechnung', drawn: { title: 'Invoice', language: 'en' } })
  })

  it('leaves the picture of a text that is written out to the service that has it', async () => {
    const [first, second] = foundDocuments(2)
    const kinds = { language: 'en', type: 'letter', department: 'legal' }
    const thumb = 'thumb/1001-en-80549bd9-250px.svg'
    const documents = [
      { ...first, ...kinds, thumb },
      { ...second, ...kinds },
    ]
    search.reply = json(200, { total: 2, documents, counts })
    const { titles } = await make().ask('legal')
    expect(titles.map(({ drawn }) => drawn?.id)).toEqual([undefined, 1002])
    expect(titles[0]?.thumb).toBe('/api/thumb/1001-en-80549bd9-600px.svg')
  })

  it('is asked for once in a while, however many pages ask', async () => {
    search.reply = json(200, { total: 1, documents: foundDocuments(1), counts })
    const { ask } = make()
    await Promise.all([ask('legal'), ask('legal')])
    await ask('legal')
    expect(search.seen).toHaveLength(1)
  })
})

describe('a shelf without titles (S2 §4, §8)', () => {
  it('shows those of the default keyword where nothing is found, and says so', async () => {
    search.reply = ({ path }, response) => {
      const isUsual = path.includes('contrat')
      const answer = { total: isUsual ? 1 : 0, documents: isUsual ? foundDocuments(1) : [] }
      json(200, answer)({ method: 'GET', path, headers: {}, body: '' }, response)
    }
    const content = await make().ask('topic/nda', { locale: 'fr', name: 'zzz' })
    expect(content).toMatchObject({ state: 'nothing', total: null, counts: null })
    expect(labels(content.titles)).toEqual(['Paper 1'])
  })

  it('shows the default documents where even those are not found', async () => {
    search.reply = json(200, { total: 0, documents: [] })
    const content = await make().ask('legal', { locale: 'es' })
    expect(content.state).toBe('nothing')
    expect(labels(content.titles)).toEqual(labels((await defaultDocuments('es')).documents))
  })

  it.each([
    ['hangs up', hangUp],
    ['never answers', silence],
    ['fails', json(500, {})],
    ['answers something else', json(200, { total: 'many' })],
    [
      'names a document that is none',
      json(200, { total: 1, documents: [{ label: 'x', url: '//evil.example', thumb: 'y' }] }),
    ],
    [
      'counts below nothing',
      json(200, { total: 1, documents: [], counts: { departments: { legal: -1 }, types: {} } }),
    ],
  ])(
    'shows the default documents while the service %s, with one line in the log',
    async (_what, reply) => {
      search.reply = reply
      const { ask, logged } = make(200)
      const content = await ask('legal', { locale: 'it' })
      expect(content).toMatchObject({ state: 'away', total: null, counts: null })
      expect(labels(content.titles)).toEqual(labels((await defaultDocuments('it')).documents))
      expect(logged()).toHaveLength(1)
    },
  )

  it('takes no more titles than it asked for', async () => {
    search.reply = json(200, { total: 500, documents: foundDocuments(500), counts })
    expect((await make().ask('legal')).titles).toHaveLength(48)
  })
})
