import { describe, expect, it } from 'vitest'
import { ADDRESS_MARKS, bakedIn, readPublicEnv } from '#lib/config/env-public.ts'
import { putInAddresses, putInBytes } from '#lib/server/page-cache/put-in-addresses.ts'

const { SITE_URL, WEB_APP_URL, TEMPLATES_URL, THUMBNAIL_URL } = ADDRESS_MARKS

const staging = readPublicEnv({
  SITE_URL: 'https://staging.example',
  WEB_APP_URL: 'https://app.staging.example/webapp/',
  TEMPLATES_URL: 'https://staging.example/templates',
})

describe('addresses of other systems (docs/decisions/028)', () => {
  it('come in the place of their marks, wherever these stand', () => {
    const page = `<link href="${SITE_URL}/fr/"/><a href="${WEB_APP_URL}/account/login/?lang=fr">${TEMPLATES_URL}</a>`
    expect(putInAddresses(page, staging)).toBe(
      '<link href="https://staging.example/fr/"/><a href="https://app.staging.example/webapp/account/login/?lang=fr">https://staging.example/templates</a>',
    )
  })

  it('are those of the site itself for previews without a place of their own', () => {
    const picture = `<img src="${THUMBNAIL_URL}/D12-600px.svg"/>`
    expect(putInAddresses(picture, staging)).toBe('<img src="/api/thumb/D12-600px.svg"/>')
    const THUMBNAILS = { ...staging, THUMBNAIL_URL: 'https://cdn.example/p' }
    expect(putInAddresses(picture, THUMBNAILS)).toBe(
      '<img src="https://cdn.example/p/D12-600px.svg"/>',
    )
  })

  it('are those of the site itself for downloads without a place of their own', () => {
    const link = `<a href="${ADDRESS_MARKS.DOWNLOAD_URL}/a.zip">`
    expect(putInAddresses(link, staging)).toBe('<a href="/download/a.zip">')
    const DOWNLOADS = { ...staging, DOWNLOAD_URL: 'https://cdn.example/apps' }
    expect(putInAddresses(link, DOWNLOADS)).toBe('<a href="https://cdn.example/apps/a.zip">')
  })

  it('leave other text alone, and bytes without a mark the same object', () => {
    expect(putInAddresses('https://other.invalid $& x', staging)).toBe('https://other.invalid $& x')
    const bytes = Buffer.from('0:[]')
    expect(putInBytes(bytes, staging)).toBe(bytes)
    expect(putInBytes(Buffer.from(`"${SITE_URL}"`), staging).toString()).toBe(
      '"https://staging.example"',
    )
  })

  it('are no part of what a build depends on; what words and lists follow from is', () => {
    expect(Object.keys(bakedIn(staging))).toEqual(
      expect.arrayContaining(['CREATION_ERROR_NOTICE', 'GALLERY', 'TAG_MANAGER_URL']),
    )
    for (const name of Object.keys(ADDRESS_MARKS)) expect(bakedIn(staging)).not.toHaveProperty(name)
  })

  it.each([
    'https://a.example/"x',
    "https://a.example/'",
    'https://a.example/&b',
    'https://a.example/<b>',
  ])('may hold nothing that a page would have to escape: %s', (WEB) => {
    expect(() => readPublicEnv({ WEB_APP_URL: WEB })).toThrow('WEB_APP_URL')
  })
})
