import { describe, expect, it } from 'vitest'
import { rssFeed } from '#features/newsroom/feed.ts'
import { answerFeed } from '#features/newsroom/server/answer-feed.ts'
import { loadStories } from '#features/newsroom/server/load-story.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'

const { SITE_URL } = publicEnv()

/** Faults of nesting, of signs that are not escaped, and of what stands around the one root. */
const faultsOf = (xml: string): string[] => {
  const open: string[] = []
  const faults: string[] = []
  const [, text = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n([^]*)$/.exec(xml) ?? []
  for (const [all, close, name = '', self] of text.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) faults.push(all)
    } else if (!self) open.push(name)
  }
  const between = text.replaceAll(/<[^<>]*>/g, '')
  const bare = between.match(/[<>]|&(?!(?:amp|lt|gt|quot);)/g) ?? []
  return [...faults, ...bare, ...open, ...(text.startsWith('<rss ') ? [] : ['no root'])]
}

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value)

const newsOf = async (locale: Locale) =>
  (await loadStories(locale)).filter(({ isFictional }) => !isFictional)

describe.each(LOCALE_CODES)('the feed of the newsroom in %s', (locale) => {
  it('is well-formed and says what it is', async () => {
    const answer = await answerFeed(locale, '')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(faultsOf(xml)).toEqual([])
    expect(valuesOf(xml, 'language')).toEqual([locale])
  })

  it('leads to the four pieces of news, and to nothing made up, by absolute addresses, newest first', async () => {
    const xml = await (await answerFeed(locale, '')).text()
    const stories = await newsOf(locale)
    const addresses = stories.map(({ href }) => `${SITE_URL}${href}`)
    expect(valuesOf(xml, 'guid')).toEqual(addresses)
    expect(valuesOf(xml, 'link')).toEqual([
      `${SITE_URL}${routePath('newsroom', locale)}`,
      ...addresses,
    ])
    expect(addresses).toHaveLength(4)
    expect(xml).toContain(`href="${SITE_URL}${routePath('newsroom', locale)}/feed.xml"`)
  })

  it('dates each story as mail does', async () => {
    const days = valuesOf(await (await answerFeed(locale, '')).text(), 'pubDate')
    const stories = await newsOf(locale)
    expect(days.map((day) => new Date(day ?? ''))).toEqual(stories.map(({ date }) => date))
  })
})

it('escapes what would end an element', () => {
  const channel = { title: 'A & B', description: '<b>', language: 'en', page: 'p', self: 'x"y' }
  const xml = rssFeed(channel, [])
  expect(faultsOf(xml)).toEqual([])
  expect(xml).toContain('<title>A &amp; B</title>')
  expect(xml).toContain('href="x&quot;y"')
})
