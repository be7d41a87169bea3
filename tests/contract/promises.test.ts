import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcePoints } from '../../scripts/ready/open-points.ts'
import { promiseSentences } from '../support/promise-sentences.ts'

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
