import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { STAND_IN_LIFE_S } from '../lib/config/constants.ts'
import { defaultDocumentsFile } from '../lib/contracts/related-documents.ts'
import { json, startUpstream, type UpstreamServer } from '../tests/support/upstream-server.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

/** No build makes it ahead and no other test asks for it: it is made here, on its first request. */
const PAGE = '/fr/docs/economisez?signup=limited'

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

test('a page on which default documents stand in is made again within a minute', async () => {
  const text = readFileSync('locales/fr/default-documents.json', 'utf8')
  const { documents } = defaultDocumentsFile.parse(JSON.parse(text))
  const answer = await fetch(`${site.url}${PAGE}`)
  const html = await answer.text()
  for (const { url } of documents) expect(html).toContain(`url=doc%2F${url}`)
  expect(STAND_IN_LIFE_S).toBeLessThanOrEqual(60)
  expect(answer.headers.get('cache-control')).toContain(`s-maxage=${STAND_IN_LIFE_S},`)
})
