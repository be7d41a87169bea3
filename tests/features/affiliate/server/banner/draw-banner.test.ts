import { describe, expect, it } from 'vitest'
import { BANNER_SIZES } from '#features/affiliate/banners.ts'
import { drawBanner } from '#features/affiliate/server/banner/draw-banner.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readMessages } from '../../../../support/messages.ts'

/** A line of text, up to the next one. */
const LINE = /<tspan x="([\d.]+)"[^>]*>(.*?)<\/tspan>(?=<tspan x=|$)/g

/** What a letter of these words takes in DejaVu, the widest face that is likely to stand in, as a part of its size. */
const WIDEST_LETTER = 0.6

const wordsOf = async (locale: (typeof LOCALE_CODES)[number]) => {
  const [home, start] = await Promise.all([
    readMessages(locale, 'home'),
    readMessages(locale, 'start'),
  ])
  const [, first = '', second = ''] =
    /^(.*) <mark>(.*)<\/mark>$/.exec(home.get('hero.title') ?? '') ?? []
  return {
    headline: [first, second] as const,
    line: (start.get('banner.line') ?? '').replace('{templates}', '1 300'),
    action: start.get('banner.action') ?? '',
  }
}

const texts = (svg: string) =>
  [...svg.matchAll(/<text class="(\w)"([^>]*)>(.*?)<\/text>/g)].map(([, kind, rules, inside]) => ({
    kind,
    size: Number(/font-size="([\d.]+)"/.exec(rules ?? '')?.[1]),
    y: Number(/\sy="([\d.]+)"/.exec(rules ?? '')?.[1]),
    lines: [...(inside ?? '').matchAll(LINE)].map(([, x, text = '']) => ({
      x: Number(x),
      text: text.replace(/<[^>]+>/g, ''),
    })),
  }))

describe.each(LOCALE_CODES)('the banners in %s', (locale) => {
  it.each(BANNER_SIZES)('$name says all of it within its edges', async (size) => {
    const words = await wordsOf(locale)
    const svg = drawBanner(words, size)
    const plain = svg
      .replace(/<title>.*?<\/title>|<style>.*?<\/style>/g, '')
      .replace(/<[^>]+>/g, ' ')
    for (const word of [...words.headline, words.action].join(' ').split(' ')) {
      expect(plain).toContain(word)
    }
    for (const { kind, size: letter, y, lines } of texts(svg)) {
      expect(letter).toBeGreaterThanOrEqual(8)
      for (const [at, { x, text }] of lines.entries()) {
        expect(x + text.length * letter * WIDEST_LETTER).toBeLessThanOrEqual(size.width)
        const leading = kind === 'h' ? 1.16 : 1.3
        expect(y + at * letter * leading).toBeLessThan(size.height - 4)
      }
    }
  })
})

it.each(LOCALE_CODES)(
  'keeps the lines apart from a headline of many lines in %s',
  async (locale) => {
    for (const size of BANNER_SIZES) {
      const [headline, line] = texts(drawBanner(await wordsOf(locale), size)).filter(
        ({ kind }) => kind !== 'b',
      )
      if (!headline || !line) continue
      const foot = headline.y + (headline.lines.length - 1) * headline.size * 1.16
      expect(line.y - line.size).toBeGreaterThan(foot + headline.size * 0.35)
    }
  },
)

it.each(LOCALE_CODES)('stretches no line in %s, whatever face stands in', async (locale) => {
  for (const size of BANNER_SIZES) {
    expect(drawBanner(await wordsOf(locale), size)).not.toMatch(/textLength|lengthAdjust/)
  }
})

it('underlines the second sentence, all of it and nothing else', async () => {
  for (const size of BANNER_SIZES) {
    const svg = drawBanner(await wordsOf('de'), size)
    expect([...svg.matchAll(/class="m"><tspan>(.*?)</g)].map(([, words]) => words)).toEqual([
      'Unterschreiben.',
    ])
  }
})

it('leaves no short word alone on a line', () => {
  const words = {
    headline: ['Don’t write it.', 'Sign it.'],
    line: 'Templates',
    action: 'Read',
  } as const
  const [headline] = texts(drawBanner(words, BANNER_SIZES[2])).filter(
    ({ lines }) => lines.length > 0,
  )
  expect(headline?.lines.map(({ text }) => text)).toEqual(['Don’t', 'write it.', 'Sign it.'])
})

it('writes words as text, whatever they hold', () => {
  const svg = drawBanner(
    { headline: ['<script>', '"&"'], line: '</svg>', action: '<b>' },
    BANNER_SIZES[0],
  )
  expect(svg).not.toMatch(/<script|<b>|<\/svg>.+/)
  expect(svg).toContain('&lt;script&gt;')
})
