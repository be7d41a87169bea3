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
const namesIn = (folder: string) =>
  globSync(`locales/${folder}/*.json`).map((file) => basename(file, '.json'))

const serviceFiles = namesIn(`${DEFAULT_LOCALE}/services`)
const cases = others.flatMap((locale) => [
  ...MESSAGE_FILES[locale].map((name) => [locale, 'messages', name] as const),
  ...serviceFiles.map((name) => [locale, 'services', name] as const),
])

/** The words of a page have the name of its route, and are needed in the languages of that. */
const languagesOf = (namespace: string) => {
  const id = ROUTE_IDS.find((one) => one === namespace)
  return id ? ROUTES[id].locales : LOCALE_CODES
}

const claims = new Set<string>(CLAIM_NAMES)
const withoutClaims = (message: string) => argumentsOf(message).filter((name) => !claims.has(name))

it.each(LOCALE_CODES)('%s has every message file that its pages need, and no other', (locale) => {
  const needed = NAMESPACES.filter((name) => languagesOf(name).includes(locale))
  expect(namesIn(`${locale}/messages`).toSorted()).toEqual(needed.toSorted())
})

it.each(others)('%s has the message files of the services that English has', (locale) => {
  expect(namesIn(`${locale}/services`).toSorted()).toEqual(serviceFiles.toSorted())
})

describe.each(cases)('%s %s %s', (locale, folder, namespace) => {
  it('holds the keys of English, no more and no less', async () => {
    const english = await readMessages(DEFAULT_LOCALE, namespace, folder)
    const translated = await readMessages(locale, namespace, folder)
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('uses the arguments of English; figures may differ', async () => {
    const english = await readMessages(DEFAULT_LOCALE, namespace, folder)
    for (const [key, message] of await readMessages(locale, namespace, folder)) {
      expect([key, withoutClaims(message)]).toEqual([key, withoutClaims(english.get(key) ?? '')])
    }
  })

  it('leaves no text empty', async () => {
    for (const [key, message] of await readMessages(locale, namespace, folder)) {
      expect(message.trim(), key).not.toBe('')
    }
  })
})
