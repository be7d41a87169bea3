import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { answerFilm } from '#features/films/server/answer-film.ts'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { VIDEO_NAMES, videoSeconds, VIDEOS } from '#lib/config/videos.ts'

vi.mock('server-only', () => ({}))

/** What a film may weigh that a visitor asks for on a telephone, as it is sent. */
const MAX_BYTES = 60_000

const CASES = VIDEO_NAMES.flatMap((name) => LOCALE_CODES.map((locale) => ({ name, locale })))

const draw = async ({ name, locale }: (typeof CASES)[number]) => {
  const answer = await answerFilm(name, { locale, words: await loadVideoWords(locale) })
  return { answer, svg: await answer.text() }
}

const drawn = new Map<string, ReturnType<typeof draw>>()

/** A film, drawn once for all that is asked of it. */
const filmOf = (one: (typeof CASES)[number]) => {
  const key = `${one.name} ${one.locale}`
  const film = drawn.get(key) ?? draw(one)
  drawn.set(key, film)
  return film
}

/** Seconds at which the movements of a film end. */
const endsOf = (svg: string) =>
  [...svg.matchAll(/(?:come|go|rise|write|pen) ([\d.]+)s ([\d.]+)s/g)].map(
    ([, seconds, at]) => Number(seconds) + Number(at),
  )

describe.each(CASES)('the film $name in $locale', (one) => {
  it('is a light drawing that is kept for an hour, with its title', async () => {
    const { answer, svg } = await filmOf(one)
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(gzipSync(svg).length).toBeLessThan(MAX_BYTES)
    const { titles } = await loadVideoWords(one.locale)
    expect(svg).toContain(`<title>${titles[one.name]}</title>`)
  })

  it('plays once, in the time that is said, and cuts where motion is not wanted', async () => {
    const { svg } = await filmOf(one)
    const ends = endsOf(svg)
    expect(ends.length).toBeGreaterThan(VIDEOS[one.name].length)
    expect(Math.max(...ends)).toBeLessThanOrEqual(videoSeconds(one.name))
    expect(svg).not.toContain('infinite')
    expect(svg).toContain('@media(prefers-reduced-motion:reduce)')
  })

  it('writes letters and no bars in place of them', async () => {
    const { svg } = await filmOf(one)
    expect(svg).not.toMatch(/<text|NaN|undefined|#c9ced6/)
    expect(svg.match(/<path transform=/g)?.length).toBeGreaterThan(20)
  })
})

it('fills in every blank that it shows, and signs', async () => {
  const { svg } = await filmOf({ name: 'signing', locale: 'en' })
  expect(svg.match(/animation:write/g)?.length).toBeGreaterThan(4)
  expect(svg.match(/animation:pen/g)).toHaveLength(1)
})

it('rings the account that ran over, in the budget alone', async () => {
  const [budget, walk] = await Promise.all([
    filmOf({ name: 'budget', locale: 'de' }),
    filmOf({ name: 'walk-through', locale: 'de' }),
  ])
  expect(budget.svg.match(/animation:pen/g)).toHaveLength(1)
  expect(budget.svg).not.toContain('animation:write')
  expect(walk.svg).toContain('animation:write')
})
