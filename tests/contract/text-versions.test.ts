import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEXT_VERSIONS } from '#features/legal/text-versions.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { TEXT_DIGESTS } from '../support/text-digests.ts'

type Name = keyof typeof TEXT_VERSIONS

const wordsOf = (name: Name, locale: Locale): string => {
  if (name !== 'withdrawal') return readFileSync(`locales/${locale}/legal/${name}.md`, 'utf8')
  const file = readFileSync(`locales/${locale}/messages/withdrawal.json`, 'utf8')
  const words: unknown = JSON.parse(file)
  if (typeof words !== 'object' || words === null) throw new Error(`${locale}: no words`)
  return JSON.stringify(Reflect.get(words, 'instruction'))
}

const FRONT = /^---\nrevised: (\S+)[^\n]*\n---\n/

const digestOf = (text: string) =>
  createHash('sha256').update(text.replace(FRONT, '')).digest('hex').slice(0, 16)

const cases = keysOf(TEXT_VERSIONS).flatMap((name) =>
  LOCALE_CODES.map((locale) => [name, locale] as const),
)

/** Whoever changes a text gives it a new day, here and in its front matter, and writes the digest beside it. */
describe('a text that orders refer to', () => {
  it.each(cases)('%s in %s has the words of its version', (name, locale) => {
    const text = wordsOf(name, locale)
    const known = TEXT_DIGESTS[`${name} ${locale} ${TEXT_VERSIONS[name][locale]}`]
    expect(digestOf(text)).toBe(known)
  })

  it.each(cases.filter(([name]) => name !== 'withdrawal'))(
    '%s in %s says its version as its last revision',
    (name, locale) => {
      expect(FRONT.exec(wordsOf(name, locale))?.[1]).toBe(TEXT_VERSIONS[name][locale])
    },
  )
})
