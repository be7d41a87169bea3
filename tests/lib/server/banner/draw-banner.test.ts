import { describe, expect, it } from 'vitest'
import { BANNER_SIZES } from '#lib/config/banners.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { drawBanner } from '#lib/server/banner/draw-banner.ts'
import { readMessages } from '../../../support/messages.ts'

/** The widest letters that a font is likely to have, as a part of its size. */
const WIDEST_LETTER = 0.53

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
    lines: [...(inside ?? '').matchAll(/<tspan x="([\d.]+)"[^>]*>(.*?)<\/tspan>/g)],
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
      for (const [at, [, x, text = '']] of lines.entries()) {
        expect(Number(x) + text.length * letter * WIDEST_LETTER).toBeLessThanOrEqual(size.width)
        const leading = kind === 'h' ? 1.16 : 1.3
        expect(y + at * letter * leading).toBeLessThan(size.height - 4)
      }
    }
  })
})

it('writes words as text, whatever they hold', () => {
  const svg = drawBanner(
    { headline: ['<script>', '"&"'], line: '</svg>', action: '<b>' },
    BANNER_SIZES[0],
  )
  expect(svg).not.toMatch(/<script|<b>|<\/svg>.+/)
  expect(svg).toContain('&lt;script>')
})
