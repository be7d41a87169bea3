import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { typedFigures } from '#lib/records/typed-figures.ts'
import { claimsFile } from '#lib/util/claims.ts'

/** A figure up to here is claimed of many things: dollars, days, gigabytes; only its millions are looked for. */
const EVERYDAY = 100

const MILLIONS = /(\d+)[\s\u00A0\u202F]+(?:million|millón|milion|milh)/gi

const claimsOf = (locale: Locale) => {
  const file = claimsFile.parse(JSON.parse(readFileSync(`locales/${locale}/claims.json`, 'utf8')))
  return Object.entries(file).filter((row): row is [string, number] => typeof row[1] === 'number')
}

/** The claims whose figures a text types itself, as digits or as millions. */
const typedClaims = (text: string, locale: Locale): string[] => {
  const claims = claimsOf(locale)
  const large = claims.filter(([, figure]) => figure > EVERYDAY)
  const millions = new Set([...text.matchAll(MILLIONS)].map(([, figure]) => Number(figure)))
  const typed = claims.filter(([name, figure]) => name.endsWith('Millions') && millions.has(figure))
  return [...typedFigures(text, Object.fromEntries(large)), ...typed.map(([name]) => name)]
}

it.each(LOCALE_CODES)('no text in %s types the figure of a claim', (locale) => {
  const files = globSync(`locales/${locale}/{messages/*.json,{legal,newsroom}/*.md}`)
  expect(files.length).toBeGreaterThan(20)
  const typed = files.flatMap((file) => {
    const found = readFileSync(file, 'utf8')
      .split('\n')
      .map((line, at) => ({ line: at + 1, names: typedClaims(line, locale) }))
    return found
      .filter(({ names }) => names.length > 0)
      .map(({ line, names }) => `${file}:${line} ${names.join()}`)
  })
  expect(typed).toEqual([])
})

it.each([
  ['en', 'More than 85,000 trees', ['trees']],
  ['de', 'Seit 2002 20 Millionen Anmeldungen', ['signUpsMillions']],
  ['fr', '50 millions de téléchargements', ['downloadsMillions']],
  ['fr', '250 000 entreprises', ['businesses']],
  ['en', '{trees}+ trees, 30 days, 50 dollars', []],
] as const)('in %s finds in "%s" what is typed', (locale, text, names) => {
  expect(typedClaims(text, locale)).toEqual(names)
})
