import { describe, expect, it } from 'vitest'
import { relatedDocumentsAnswer } from '#features/documents/related-documents.ts'
import { answerDocuments } from '#features/documents/server/answer-documents.ts'
import { documentFinder } from '#features/documents/server/document-finder.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { foundDocuments } from '../../support/found-documents.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const search = await upstreamOfFile(json(200, { total: 12, documents: foundDocuments(12) }))

const ask = async (query: string) => {
  const { site } = testSite()
  const find = documentFinder({
    searchServiceUrl: search.url,
    thumbnailUrl: undefined,
    log: site.log,
  })
  const request = visitRequest({ path: `/api/documents?${query}` })
  return answer(
    answerDocuments(() => find),
    { request, site },
  )
}

describe('GET /api/documents', () => {
  it('answers the documents of a search with finished words, and may be kept', async () => {
    const response = await ask('q=lease&lang=it')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    const { documents } = relatedDocumentsAnswer.parse(await response.json())
    expect(documents).toHaveLength(12)
    expect(documents[0]).toEqual({
      label: 'Paper 1',
      labelLanguage: 'en',
      url: 'paper-1-D1001',
      thumb: '/api/thumb/1001-600px.svg',
      heading: 'Paper 1 · In inglese',
      department: 'Legale',
      mark: 'In inglese',
    })
  })

  it('says when nothing was found, and what it answers is what is asked for most', async () => {
    search.reply = ({ path }, response) => {
      const isUsual = !path.includes('zzz')
      const answered = { total: isUsual ? 1 : 0, documents: isUsual ? foundDocuments(1) : [] }
      json(200, answered)({ method: 'GET', path, headers: {}, body: '' }, response)
    }
    const ofAnswer = async (query: string) =>
      relatedDocumentsAnswer.parse(await (await ask(query)).json())
    expect((await ofAnswer('q=zzz&lang=fr')).isUsual).toBe(true)
    expect((await ofAnswer('q=bail&lang=fr')).isUsual).toBeUndefined()
  })

  it.each([
    'lang=en',
    'q=&lang=en',
    'q=%20%20&lang=en',
    'q=a%0Ab&lang=en',
    `q=${'x'.repeat(201)}&lang=en`,
    'q=lease',
    'q=lease&lang=xx',
  ])('refuses %s and asks nobody', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('xx')
    expect(search.seen).toEqual([])
  })

  it('sends the search on as one segment of a path', async () => {
    await ask(`q=${encodeURIComponent('../top50?a=b#c')}&lang=en`)
    expect(search.seen[0]?.path).toBe('/search/..%2Ftop50%3Fa%3Db%23c/?language=en&batch=12&page=0')
  })

  it.each(['.', '..', '...', '%2e%2e', '%2E', '🙂', '%25', '--'])(
    'asks nobody for %s, which says nothing and might take a step up: the usual documents',
    async (text) => {
      const response = await ask(`q=${text}&lang=en`)
      expect(response.status).toBe(200)
      expect(search.seen.map(({ path }) => path)).toEqual([
        expect.stringMatching(/^\/search\/[a-z]|^\/top50/),
      ])
    },
  )

  it('answers no documents that only stand in for those of a failed search', async () => {
    search.reply = json(500, {})
    const response = await ask('q=lease&lang=en')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
