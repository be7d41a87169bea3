import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadLandingPage } from '#features/landing/server/load-landing-page.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { landingRecordOf } from '../../../support/landing-record.ts'
import { json, startUpstream } from '../../../support/upstream-server.ts'

const address = { locale: 'en', path: '/docs/free-demo', hash: '', facts: 'q-idle' } as const
let hash = ''
const live = JSON.stringify(landingRecordOf({ label: 'Live' }))

beforeAll(async () => {
  const content = await startUpstream()
  content.reply = (request, response) => {
    if (request.path.endsWith('/docs/spring-sale.json')) response.end(live)
    else json(404, {})(request, response)
  }
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  hash = await hashOf(await readFile('locales/en/landing/docs/free-demo.json', 'utf8'))
  return () => content.close()
})

describe('loadLandingPage', () => {
  it('gives the record with its figures filled in, and the facts of the request', async () => {
    const page = await loadLandingPage({ ...address, hash })
    expect(page?.facts).toEqual({ hasQuery: true, form: 'idle' })
    expect(page?.record.label).toBe('Free demo')
    expect(JSON.stringify(page?.record)).toContain('3,000+')
    expect(JSON.stringify(page?.record)).not.toContain('{templates}')
  })

  it('gives a record that only the content service has', async () => {
    const page = { ...address, path: '/docs/spring-sale', hash: await hashOf(live) }
    expect((await loadLandingPage(page))?.record.label).toBe('Live')
  })

  it.each([
    ['another hash', { hash: '000000000000' }],
    ['facts that the edge never writes', { facts: 'q-maybe' }],
    ['a path without record', { path: '/docs/nothing' }],
    ['a language without that record', { locale: 'de', path: '/docs/ms-office' }],
  ] as const)('has no page for %s', async (_case, changes) => {
    expect(await loadLandingPage({ ...address, hash, ...changes })).toBeNull()
  })
})
