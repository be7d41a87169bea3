import { describe, expect, it } from 'vitest'
import { readEdgeEnv } from '#lib/config/env-edge.ts'
import { readServerEnv } from '#lib/config/env-server.ts'

describe('readEdgeEnv', () => {
  it.each([
    {},
    { SERVICES_PORT: '4100' },
    { SERVICES_PORT: '' },
    { CONTENT_SERVICE_URL: 'https://content.example/bundle/' },
    { CONTENT_SERVICE_URL: '', HASH_KEY: 'h'.repeat(32) },
  ])('reads %j as the server does', (source) => {
    const { CONTENT_SERVICE_URL, HASH_KEY } = readServerEnv(source)
    expect(readEdgeEnv(source)).toEqual({
      contentServiceUrl: CONTENT_SERVICE_URL,
      hashKey: HASH_KEY,
    })
  })
})
