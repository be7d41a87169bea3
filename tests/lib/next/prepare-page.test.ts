import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { preparePage, type CachedPage } from '#lib/next/page-cache.ts'
import { SHEET_MARK } from '#lib/next/style-elements.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a>b{color:red}', parts: [] } }))

const FONTS = '@font-face{src:url("/f.woff2")}'
/** The stylesheet as the bundler leaves it, and as it is sent. */
const [LEFT, SENT] = [FONTS + SHEET_MARK, `${FONTS}.a>b{color:red}`]
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

const page = (html: string): CachedPage => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from('d:[]'),
  headers: { 'x-next-cache-tags': 'a' },
  segmentData: new Map([['/_full', Buffer.from('d:[]')]]),
})

const style = `<style data-precedence="next" data-href="/a.css">${LEFT}</style>`
const sentStyle = style.replace(LEFT, SENT)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policyOf = ({ headers }: CachedPage) => String(headers?.['content-security-policy'])

describe('the policy of a page', () => {
  it('names the hash of every sheet, no script, and nothing unsafe', () => {
    const cached = page(
      `${style}<script src="/a.js" async=""></script><script id="_R_">one()</script><script type="application/ld+json">{}</script>`,
    )
    preparePage(cached)
    expect(policyOf(cached)).toContain("script-src 'self';")
    expect(policyOf(cached)).toContain(`style-src 'self' ${hashOf(SENT)};`)
    expect(policyOf(cached)).not.toContain('unsafe')
  })

  it('keeps the other headers and is made once per page', () => {
    const cached = page('<script>a()</script>')
    preparePage(cached)
    const { headers } = cached
    preparePage(cached)
    expect(cached.headers).toBe(headers)
    expect(headers).toHaveProperty('x-next-cache-tags', 'a')
  })
})

it('is sent without the framework', () => {
  const cached = page(`<body>${style}<p>text</p>${push('one')}</body>`)
  preparePage(cached)
  expect(cached.html).toBe(`<body>${sentStyle}<p>text</p></body>`)
})

describe('the stylesheet', () => {
  it('stands in the style element, once, and not in the data for navigations', () => {
    const cached = page(`<body>${style}</body>`)
    preparePage(cached)
    expect(cached.html).toBe(`<body>${sentStyle}</body>`)
    expect(cached.rscData?.toString()).toBe('d:[]')
  })

  it('leaves nothing for prefetching, which nobody does', () => {
    const cached = page(style)
    preparePage(cached)
    expect(cached.segmentData).toBeUndefined()
  })

  it('goes where the bundler leaves the mark of the file that pages import', () => {
    const file = readFileSync('lib/server/page-cache/sheet-mark.css', 'utf8')
    const minified = file.replaceAll(/\/\*.*?\*\/|\s/gs, '').replace(';}', '}')
    expect(minified).toBe(SHEET_MARK)
  })
})

describe('a page that is marked script-free', () => {
  const mark = '<meta name="script-free" content="yes"/>'
  const scripts = `<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script>${push('1:"$a"')}`

  it('is sent without any script', () => {
    const cached = page(`<head>${mark}${style}</head><p>text</p>${scripts}`)
    preparePage(cached)
    expect(cached.html).toBe(`<head>${mark}${sentStyle}</head><p>text</p>`)
    expect(policyOf(cached)).toContain("script-src 'self';")
  })
})
