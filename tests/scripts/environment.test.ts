import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../scripts/run/environment.ts'

describe('the environment of site and services', () => {
  it('derives the public addresses from the two ports', () => {
    const { child } = readEnvironment({ PORT: '3100', SERVICES_PORT: '4100' })
    expect(child).toMatchObject({
      PORT: '3100',
      SERVICES_PORT: '4100',
      SITE_URL: 'http://localhost:3100',
      WEB_APP_URL: 'http://localhost:4100/webapp',
    })
  })

  it('keeps addresses that are set', () => {
    const SITE_URL = 'https://www.example.com'
    expect(readEnvironment({ SITE_URL }).child.SITE_URL).toBe(SITE_URL)
  })

  it('names a bad variable', () => {
    expect(() => readEnvironment({ WEB_APP_URL: 'app' })).toThrow('WEB_APP_URL')
  })
})
