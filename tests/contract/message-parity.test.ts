import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MESSAGE_FILES } from '#generated/messages.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#lib/config/locales.ts'
import { ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { NAMESPACES } from '#lib/i18n/messages.ts'
import { CLAIM_NAMES } from '#lib/util/claims.ts'
import { argumentsOf, readMessages } from '../support/messages.ts'

const others = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE)
const cases = others.flatMap((locale) =>
  MESSAGE_FILES[locale].map((name) => [locale, name] as const),
)

/** The words of a page have the name of its route, and are needed in the languages of that. */
const languagesOf = (namespace: string) => {
  const id = ROUTE_IDS.find((one) => one === namespace)
  return id ? ROUTES[id].locales : LOCALE_CODES
}

const claims = new Set<string>(CLAIM_NAMES)
const withoutClaims = (message: string) => argumentsOf(message).filter((name) => !claims.has(name))

it.each(LOCALE_CODES)('%s has every message file that its pages need, and no other', (locale) => {
  const files = globSync(`locales/${locale}/messages/*.json`).map((file) => basename(file, '.json'))
  const needed = NAMESPACES.filter((name) => languagesOf(name).includes(locale))
  expect(files.toSorted()).toEqual(needed.toSorted())
})

describe.each(cases)('%s %s', (locale, namespace) => {
  it('holds the keys of English, no more and no less', async () => {
    const english = await readMessages(DEFAULT_LOCALE, namespace)
    const translated = await readMessages(locale, namespace)
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('uses the arguments of English; figures may differ', async () => {
    const english = await readMessages(DEFAULT_LOCALE, namespace)
    for (const [key, message] of await readMessages(locale, namespace)) {
      expect([key, withoutClaims(message)]).toEqual([key, withoutClaims(english.get(key) ?? '')])
    }
  })

  it('leaves no text empty', async () => {
    for (const [key, message] of await readMessages(locale, namespace)) {
      expect(message.trim(), key).not.toBe('')
    }
  })
})
