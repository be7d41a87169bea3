import { describe, expect, it } from 'vitest'
import { readEdgeEnv } from '#lib/config/env-edge.ts'
import { readPublicEnv } from '#lib/config/env-public.ts'
import { readServerEnv } from '#lib/config/env-server.ts'

describe('readEdgeEnv', () => {
  it.each([
    {},
    { SERVICES_PORT: '4100' },
    { SERVICES_PORT: '' },
    { CONTENT_SERVICE_URL: 'https://content.example/bundle/' },
    { SERVICES_URL: 'http://services:4000/', SERVICES_KEY: 's'.repeat(32) },
    { GEO_SERVICE_URL: 'https://geo.example/', GEO_COUNTRY_HEADER: 'x-country' },
    { TRUSTED_PROXY_HOPS: '2', GEO_COUNTRY_HEADER: '' },
    { CONTENT_SERVICE_URL: '', HASH_KEY: 'h'.repeat(32) },
  ])('reads %j as the server does', (source) => {
    const server = readServerEnv(source)
    const { CONTENT_SERVICE_URL, SERVICES_URL, SERVICES_KEY, HASH_KEY } = server
    const { GEO_SERVICE_URL, GEO_COUNTRY_HEADER, TRUSTED_PROXY_HOPS } = server
    const { SITE_URL } = readPublicEnv(source)
    expect(readEdgeEnv(source)).toEqual({
      contentServiceUrl: CONTENT_SERVICE_URL,
      ownUrl: SITE_URL,
      siteOrigin: SITE_URL,
      servicesUrl: SERVICES_URL,
      servicesKey: SERVICES_KEY,
      isSecure: false,
      geoServiceUrl: GEO_SERVICE_URL,
      geoCountryHeader: GEO_COUNTRY_HEADER,
      trustedProxyHops: TRUSTED_PROXY_HOPS,
      hashKey: HASH_KEY,
    })
  })

  it('answers itself on the port that it listens on', () => {
    const source = { PORT: '3100', SITE_URL: 'https://www.example.com' }
    const { ownUrl, siteOrigin } = readEdgeEnv(source)
    expect([ownUrl, siteOrigin]).toEqual(['http://127.0.0.1:3100', 'https://www.example.com'])
  })

  it('tells whether visitors reach the site over TLS', () => {
    expect(readEdgeEnv({ SITE_URL: 'https://www.example.com' }).isSecure).toBe(true)
    expect(readEdgeEnv({ SITE_URL: 'http://localhost:3000' }).isSecure).toBe(false)
  })
})
