import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { defaultDocumentsFile } from '../features/documents/related-documents.ts'
import { SEARCH_BATCH } from '../features/documents/search-contract.ts'
import { STAND_IN_LIFE_S } from '../lib/config/constants.ts'
import { foundDocuments } from '../tests/support/found-documents.ts'
import { json, startUpstream, type UpstreamServer } from '../tests/support/upstream-server.ts'
import { LONG } from './support/long.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

/** No build makes it ahead and no other test asks for it: it is made here, on its first request. */
const PAGE = '/fr/docs/ab/15.10.24/04?signup=limited'

let site: OwnSite
let search: UpstreamServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  search = await startUpstream()
  search.reply = json(500, {})
  site = await startOwnSite({ SEARCH_SERVICE_URL: search.url })
  await site.start('site')
})

test.afterAll(async () => {
  await site.end()
  await search.close()
})

test(
  'a page on which default documents stand in is made again after a minute, with those of the search',
  LONG,
  async () => {
    test.setTimeout(2000 * STAND_IN_LIFE_S)
    const text = readFileSync('locales/fr/default-documents.json', 'utf8')
    const { documents } = defaultDocumentsFile.parse(JSON.parse(text))
    const answer = await fetch(`${site.url}${PAGE}`)
    const html = await answer.text()
    for (const { url } of documents) expect(html).toContain(`url=doc%2F${url}`)
    expect(STAND_IN_LIFE_S).toBeLessThanOrEqual(60)
    expect(answer.headers.get('cache-control')).toContain(`s-maxage=${STAND_IN_LIFE_S},`)

    search.reply = json(200, { total: SEARCH_BATCH, documents: foundDocuments(SEARCH_BATCH) })
    const again = async () => (await fetch(`${site.url}${PAGE}`)).text()
    const lifeMs = 1000 * STAND_IN_LIFE_S
    await expect
      .poll(again, { timeout: 1.5 * lifeMs, intervals: [1000] })
      .toContain('url=doc%2Fpaper-1-D1001')
    const fresh = await fetch(`${site.url}${PAGE}`)
    expect(fresh.headers.get('cache-control')).not.toContain(`s-maxage=${STAND_IN_LIFE_S},`)
  },
)
