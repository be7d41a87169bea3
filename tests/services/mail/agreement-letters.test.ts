import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ANNOUNCED_TEXTS } from '#features/legal/text-versions.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { siteLink } from '#services/http/site-link.ts'
import { agreementChangedLetter } from '#services/mail/account-letters.ts'
import type { Letter } from '#services/mail/letter.ts'

const PLACES = {
  siteUrl: 'https://site.example',
  webAppUrl: 'https://app.example',
  hashKey: 'k'.repeat(32),
}

const letterIn = (language: Locale, text: string): Letter =>
  agreementChangedLetter({
    ...PLACES,
    language,
    mail: {
      id: randomUUID(),
      key: `agreement:${text}`,
      kind: 'agreement-changed',
      language,
      recipient: 'buyer@example.org',
      data: { text, version: '2027-03-01' },
      tries: 0,
      nextTryAt: new Date(),
      sentAt: null,
      createdAt: new Date(),
    },
  })

const ROUTES = { 'terms-of-use': 'terms', eula: 'eula' } as const

describe.each(ANNOUNCED_TEXTS)('the mail about a new version of %s', (text) => {
  test.each(LOCALE_CODES)('names its day and opens its page in %s', (language) => {
    const { opening, links } = letterIn(language, text)
    const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    const written = unbroken(format.format(new Date('2027-03-01T12:00:00Z')))
    expect(opening.join(' ')).toContain(written)
    expect(links[0]?.href).toBe(siteLink(ROUTES[text], { ...PLACES, locale: language }))
  })

  test('has words of its own in each language, with nothing left to fill in', () => {
    const letters = LOCALE_CODES.map((language) => letterIn(language, text))
    const subjects = new Set(letters.map(({ subject }) => subject))
    expect(subjects.size).toBe(LOCALE_CODES.length)
    expect(JSON.stringify(letters)).not.toMatch(/\{\w+\}/)
  })
})
