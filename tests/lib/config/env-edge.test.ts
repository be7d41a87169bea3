import { describe, expect, it } from 'vitest'
import { readEdgeEnv } from '#lib/config/env-edge.ts'
import { readServerEnv } from '#lib/config/env-server.ts'

describe('readEdgeEnv', () => {
  it.each([
    {},
    { SERVICES_PORT: '4100' },
    { SERVICES_PORT: '' },
    { CONTENT_SERVICE_URL: 'https://content.example/bundle/' },
    { AFFILIATE_SERVICE_URL: 'https://clicks.example/' },
    { CONTENT_SERVICE_URL: '', HASH_KEY: 'h'.repeat(32) },
  ])('reads %j as the server does', (source) => {
    const { AFFILIATE_SERVICE_URL, CONTENT_SERVICE_URL, HASH_KEY } = readServerEnv(source)
    expect(readEdgeEnv(source)).toEqual({
      contentServiceUrl: CONTENT_SERVICE_URL,
      affiliateServiceUrl: AFFILIATE_SERVICE_URL,
      isSecure: false,
      hashKey: HASH_KEY,
    })
  })

  it('tells whether visitors reach the site over TLS', () => {
    expect(readEdgeEnv({ SITE_URL: 'https://www.example.com' }).isSecure).toBe(true)
    expect(readEdgeEnv({ SITE_URL: 'http://localhost:3000' }).isSecure).toBe(false)
  })
})
