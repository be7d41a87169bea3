import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadLandingPage } from '#lib/server/landing/load-landing-page.ts'
import { hashOf } from '#lib/util/hash-of.ts'

const address = { locale: 'en', path: '/docs/free-demo', hash: '', facts: 'q-idle' } as const
let hash = ''

beforeAll(async () => {
  hash = await hashOf(await readFile('locales/en/landing/docs/free-demo.json', 'utf8'))
})

describe('loadLandingPage', () => {
  it('gives the record with its figures filled in, and the facts of the request', async () => {
    const page = await loadLandingPage({ ...address, hash })
    expect(page?.facts).toEqual({ hasQuery: true, form: 'idle' })
    expect(page?.record.label).toBe('Free demo')
    expect(JSON.stringify(page?.record)).toContain('3,000+')
    expect(JSON.stringify(page?.record)).not.toContain('{templates}')
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
