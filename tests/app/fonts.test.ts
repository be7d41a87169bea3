import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const KB = 1000
const LARGEST = 60 * KB
const LARGEST_HEADLINE = 26 * KB

const sizeOf = (name: string) => statSync(`app/fonts/${name}.woff2`).size

describe('the typefaces', () => {
  test('take 60 KB at most, the one of headlines 26 KB', () => {
    const files = globSync('app/fonts/*')
    expect(files.toSorted()).toEqual(['app/fonts/headline.woff2', 'app/fonts/text.woff2'])
    expect(sizeOf('headline')).toBeLessThanOrEqual(LARGEST_HEADLINE)
    expect(sizeOf('headline') + sizeOf('text')).toBeLessThanOrEqual(LARGEST)
  })

  test('are cut with every letter that the words of six languages use', () => {
    const words = globSync('locales/**/*.{json,md}').map((file) => readFileSync(file, 'utf8'))
    const letters = new Set(words.join('').match(/(?=[\u00A0-\uFFFF])\p{L}/gu))
    const cut = new Set(readFileSync('scripts/cut-fonts.py', 'utf8'))
    expect([...letters].filter((letter) => !cut.has(letter))).toEqual([])
  })
})
