import { extname } from 'node:path'
import { expect, test } from '@playwright/test'
import { PUBLIC_FILES } from '../lib/config/public-files.ts'
import { sitePages } from './support/pages.ts'

const pages = await sitePages()
const landingPages = pages.filter(({ kind }) => kind === 'landing')

/** Scripts that stand in a page: its own script and data, which no policy has to allow. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)

for (const { path, locale } of pages) {
  test(`${path} is prerendered under its own policy`, async ({ request }) => {
    await request.get(path)
    const answer = await request.get(path)
    const headers = answer.headers()
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(headers['x-nextjs-cache']).toBe('HIT')
    expect(headers['cache-control']).toContain('s-maxage=86400')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    for (const attributes of scriptsOf(html)) {
      expect(attributes).toMatch(/ type="(?:module" src="\/_next\/|application\/(?:ld\+)?json")/)
    }
    expect(html).toMatch(new RegExp(`<html lang="${locale}" dir="ltr"`))
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).not.toMatch(/\sstyle="/)
  })
}

for (const { path } of landingPages) {
  test(`${path} with q is prerendered and reflects nothing`, async ({ request }) => {
    const plain = '<script>alert(1)</script>'
    const address = `${path}?q=${encodeURIComponent(plain)}`
    const first = await (await request.get(address)).text()
    const second = await request.get(`${path}?q=other`)
    expect(second.headers()['x-nextjs-cache']).toBe('HIT')
    expect(first).not.toContain('alert(1)')
    expect(await second.text()).toBe(first)
  })
}

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.zip': 'application/zip',
  '.json': 'application/json; charset=UTF-8',
}

for (const path of PUBLIC_FILES) {
  test(`${path} says what it is`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe(TYPES[extname(path)])
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  })
}

test('a forged address or subrequest header changes nothing', async ({ request }) => {
  const path = landingPages[0]?.path ?? '/'
  const plain = await (await request.get(path)).text()
  const forged = await request.get(path, {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    },
  })
  expect(forged.status()).toBe(200)
  expect(await forged.text()).toBe(plain)
})

test('a page is sent once: the browser that has it gets 304, also where it would be compressed', async ({
  request,
}) => {
  const path = landingPages[0]?.path ?? '/'
  const { etag = '' } = (await request.get(path)).headers()
  expect(etag).not.toBe('')
  const again = await request.get(path, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
  })
  expect(again.status()).toBe(304)
  expect(again.headers()).not.toHaveProperty('content-encoding')
  const other = await request.get(path, { headers: { 'if-none-match': 'W/"000000000000"' } })
  expect(other.status()).toBe(200)
})
