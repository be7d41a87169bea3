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

  it('shows nothing of a failed creation unless it is told to (S1 §4.6)', () => {
    const notice = (source: Record<string, string>) =>
      readEnvironment(source).public.CREATION_ERROR_NOTICE
    expect(notice({})).toBe('silent')
    expect(notice({ CREATION_ERROR_NOTICE: 'dialog' })).toBe('dialog')
  })

  it('keeps addresses that are set', () => {
    const SITE_URL = 'https://www.example.com'
    expect(readEnvironment({ SITE_URL }).child.SITE_URL).toBe(SITE_URL)
  })

  it('takes a slash at the end of an address off', () => {
    const given = {
      SITE_URL: 'https://WWW.example.com:443/',
      WEB_APP_URL: 'https://a.example/app/',
    }
    expect(readEnvironment(given).child).toMatchObject({
      SITE_URL: 'https://www.example.com',
      WEB_APP_URL: 'https://a.example/app',
    })
  })

  it.each([
    ['WEB_APP_URL', 'app'],
    ['WEB_APP_URL', 'https://a.example/app?lang=en'],
    ['SITE_URL', 'https://www.example.com/sub'],
    ['SITE_URL', 'https://www.example.com?x=1'],
    ['SITE_URL', 'https://me:pw@www.example.com'],
    ['CREATION_ERROR_NOTICE', 'loud'],
  ])('names the bad variable %s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name)
  })
})
