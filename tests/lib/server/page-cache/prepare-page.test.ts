import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { preparePage, type CachedPage } from '#lib/server/page-cache/prepare-page.ts'

const SHEET = '@font-face{src:url("/f.woff2")}.é>a{color:red}'
/** The sheet as it is sent. */
const SENT = SHEET.replace('é', String.raw`\e9 `)
const row = (text: string) => `7:T${Buffer.byteLength(text).toString(16)},${text}`
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('>', '\\u003e')}])</script>`

const page = (html: string): CachedPage => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(`5:X\n${row(SHEET)}d:[]`),
  headers: { 'x-next-cache-tags': 'a' },
  segmentData: new Map([['/_full', Buffer.from(`${row(SHEET)}d:[]`)]]),
})

const style = `<style data-precedence="next" data-href="/a.css">${SHEET}</style>`
const sentStyle = style.replace(SHEET, SENT)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = ({ headers }: CachedPage) => String(headers?.['content-security-policy'])

describe('the policy of a page', () => {
  it('names the hash of every inline script and style, and nothing unsafe', async () => {
    const cached = page(
      `${style}<script src="/a.js" async=""></script><script id="_R_">one()</script><script type="application/ld+json">{}</script>`,
    )
    await preparePage(cached)
    expect(policyOf(cached)).toContain(`script-src 'self' ${hashOf('one()')};`)
    expect(policyOf(cached)).toContain(`style-src 'self' ${hashOf(SENT)};`)
    expect(policyOf(cached)).not.toContain('unsafe')
  })

  it('comes with an ETag of what is sent', async () => {
    const [one, same, other] = [page(style), page(style), page(`${style}<p>x</p>`)]
    for (const each of [one, same, other]) await preparePage(each)
    expect(one.headers?.etag).toMatch(/^W\/"[0-9a-f]{12}"$/)
    expect(same.headers?.etag).toBe(one.headers?.etag)
    expect(other.headers?.etag).not.toBe(one.headers?.etag)
  })

  it('keeps the other headers and is made once per page', async () => {
    const cached = page('<script>a()</script>')
    await preparePage(cached)
    const { headers } = cached
    await preparePage(cached)
    expect(cached.headers).toBe(headers)
    expect(headers).toHaveProperty('x-next-cache-tags', 'a')
  })
})

describe('the inlined sheet', () => {
  it.each([
    ['in one push', push(`5:X\n${row(SHEET)}d:[]`)],
    [
      'across pushes',
      push(`5:X\n${row(SHEET).slice(0, 20)}`) + push(`${row(SHEET).slice(20)}d:[]`),
    ],
  ])('is sent once when its copy stands %s', async (_, scripts) => {
    const cached = page(style + scripts)
    await preparePage(cached)
    expect(cached.html.split('color:red')).toHaveLength(2)
    expect(cached.html).toContain(String.raw`5:X\n7:T1, d:[]`)
    expect(cached.rscData?.toString()).toBe('5:X\n7:T1, d:[]')
    expect(cached.segmentData?.get('/_full')?.toString()).toBe('7:T1, d:[]')
  })

  it('stays where a page has a format that is not known', async () => {
    const cached = page(`${style}<script>other(1)</script>`)
    await preparePage(cached)
    expect(cached.html).toBe(`${sentStyle}<script>other(1)</script>`)
  })
})

describe('a page that is marked script-free', () => {
  const mark = '<meta name="script-free" content="yes"/>'
  const scripts = `<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>${push('1:"$a"')}`

  it('is sent without any script', async () => {
    const cached = page(`<head>${mark}${style}</head><p>text</p>${scripts}`)
    await preparePage(cached)
    expect(cached.html).toBe(`<head>${mark}${sentStyle}</head><p>text</p>`)
    expect(policyOf(cached)).toContain("script-src 'self';")
  })

  it('keeps them without the mark', async () => {
    const cached = page(`<head>${style}</head><p>text</p>${scripts}`)
    await preparePage(cached)
    expect(cached.html).toContain('__next_f')
  })
})
