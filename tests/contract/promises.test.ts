import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { sourcePoints } from '../../scripts/ready/open-points.ts'
import { promiseSentences, textsIn } from '../support/promise-sentences.ts'

const ROW = /^\| (.+?) +\| (`.+?`) +\| (.+?) +\|$/gm
const PHRASE = /`([^`]+)`/g
const TEST = /`((?:tests|e2e)\/[^`]+)` “([^”]+)”/g
const DUTY = /ready: “([^”]+)”/g

const plain = (text: string) => text.toLowerCase()

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

const rows = found(readFileSync('docs/promises.md', 'utf8'), ROW).map(
  ([, promise = '', said = '', keptBy = '']) => ({
    promise,
    phrases: found(said, PHRASE).map(([, phrase = '']) => phrase),
    keptBy,
  }),
)

const sentences = promiseSentences()
const points = sourcePoints('.').map(({ what }) => what)

const says = (sentence: string, phrase: string) => plain(sentence).includes(plain(phrase))

describe('docs/promises.md', () => {
  it('covers every sentence that promises something', () => {
    const phrases = rows.flatMap((row) => row.phrases)
    const missing = sentences.filter(
      ({ sentence }) => !phrases.some((phrase) => says(sentence, phrase)),
    )
    expect(missing).toEqual([])
    expect(sentences.length).toBeGreaterThan(60)
  })

  it.each(rows)('still finds what is said: $promise', ({ phrases }) => {
    const unsaid = phrases.filter(
      (phrase) => !sentences.some(({ sentence }) => says(sentence, phrase)),
    )
    expect(unsaid).toEqual([])
  })

  it.each(rows)('names who keeps it: $promise', ({ keptBy }) => {
    const tests = found(keptBy, TEST)
    const duties = found(keptBy, DUTY)
    expect(tests.length + duties.length > 0 || keptBy === 'law', keptBy).toBe(true)
    for (const [, path = '', title = ''] of tests) {
      expect(existsSync(path), path).toBe(true)
      expect(readFileSync(path, 'utf8')).toContain(title)
    }
    for (const [, duty = ''] of duties)
      expect(
        points.some((what) => what.includes(duty)),
        duty,
      ).toBe(true)
  })
})

const FIGURE = /\d+(?:[.,\u00A0\u202F]\d{3})*(?!\d)/g

/** The law of France wants two notices of a renewal (S2 §9). */
const FRENCH: Readonly<Record<string, readonly string[]>> = { 21: ['30', '10'] }

const figuresOf = (text: string) =>
  found(text, FIGURE).map(([figure]) => figure.replaceAll(/\D/g, ''))

const places = new Set(sentences.map(({ place }) => place))

describe.each(LOCALE_CODES)('what is promised in %s', (locale) => {
  const [english, texts] = [textsIn('en'), textsIn(locale)]
  const fileOf = (place: string) => place.split(' ')[0]
  const files = new Set([...texts.keys()].map(fileOf))

  it('stands where it stands in English, with its figures', () => {
    const missing = [...places]
      .filter((place) => files.has(fileOf(place)))
      .flatMap((place) => {
        const [wanted, said] = [english.get(place) ?? '', texts.get(place)]
        const figures = figuresOf(wanted).flatMap((figure) =>
          locale === 'fr' ? (FRENCH[figure] ?? figure) : figure,
        )
        const isSaid =
          said !== undefined && figures.every((figure) => figuresOf(said).includes(figure))
        return isSaid ? [] : [{ place, wanted, said }]
      })
    expect(missing).toEqual([])
  })
})
