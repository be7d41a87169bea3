import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LegalDocumentName } from '#features/legal/legal-documents.ts'
import { loadLegalDocument } from '#features/legal/server/legal-document.ts'
import { BRAND, COUNTRY_PHONES } from '#lib/config/brand.ts'
import { EVENT_LIFE_DAYS, MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { wordsOf } from '#services/words/words.ts'

const SECTIONS = {
  'terms-of-use': 15,
  'privacy-policy': 12,
  'cookie-policy': 7,
  'refund-policy': 9,
} as const satisfies Partial<Record<LegalDocumentName, number>>

type Policy = keyof typeof SECTIONS

const POLICIES = ['terms-of-use', 'privacy-policy', 'cookie-policy', 'refund-policy'] as const

const textOf = (locale: Locale, name: Policy): string =>
  readFileSync(`locales/${locale}/legal/${name}.md`, 'utf8')

const each = LOCALE_CODES.flatMap((locale) => POLICIES.map((name) => ({ locale, name })))

describe.each(each)('$name in $locale', ({ locale, name }) => {
  it('has its sections, numbered without a gap, with the anchors of every language', async () => {
    const numbers = [...textOf(locale, name).matchAll(/^## (\d+)\. \S/gm)].map(([, n]) => Number(n))
    expect(numbers).toEqual(Array.from({ length: SECTIONS[name] }, (_none, index) => index + 1))
    const { body } = await loadLegalDocument(locale, name)
    const ids = body.children.flatMap((node) =>
      node.type === 'element' && node.tagName === 'h2' ? [node.properties.id] : [],
    )
    expect(ids).toEqual(numbers.map((number) => `section-${number}`))
  })

  it('was revised on a day that the owner has still to confirm', async () => {
    expect((await loadLegalDocument(locale, name)).revised).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('refers to telephones and profiles by their place, not by their number', () => {
    const phones = [BRAND, ...Object.values(COUNTRY_PHONES)].flatMap((row) => [
      row.servicePhone,
      row.customerServiceNumber,
    ])
    const facts = [...phones, ...Object.values(BRAND.social).map(({ url }) => url)]
    expect(facts.filter((fact) => fact && textOf(locale, name).includes(fact))).toEqual([])
  })
})

/** Days before a renewal on which the administrator is written to (S2 §9). */
const NOTICES = (locale: Locale): string[] => (locale === 'fr' ? ['30', '10'] : ['21'])

const WITHDRAWAL: Readonly<Record<Locale, RegExp>> = {
  en: /within 14 days/,
  fr: /dans les 14\u00A0jours/,
  es: /plazo de 14\u00A0días/,
  it: /entro 14\u00A0giorni/,
  pt: /prazo de 14\u00A0dias/,
  de: /binnen 14\u00A0Tagen/,
}

const NO_REFUND: Readonly<Record<Locale, RegExp>> = {
  en: /already made are not refunded/,
  fr: /déjà (?:effectués|versées) ne sont pas remboursé/,
  es: /pagos ya efectuados/,
  it: /pagamenti già effettuati/,
  pt: /já efetuados não são reembolsados/,
  de: /Bereits geleistete Zahlungen werden bei einer Kündigung nicht erstattet|bereits geleistete Zahlungen nicht erstattet/,
}

const DAYS = /(\d+)[ \u00A0](?:days before|jours|días antes|giorni prima|dias antes|Tage vor)/g

/** Section 3 of the terms and section 2 of the privacy policy: who makes the password. */
const CHOSEN: Readonly<Record<Locale, RegExp>> = {
  en: /unless you choose one/,
  fr: /sauf si vous en choisissez un/,
  es: /salvo que usted elija una/,
  it: /salvo che Lei ne scelga una/,
  pt: /salvo se você escolher uma/,
  de: /sofern Sie (?:beim Erstellen des Kontos )?keines wählen/,
}

describe.each(LOCALE_CODES)('the policies in %s say what the specification says', (locale) => {
  it.each(['terms-of-use', 'refund-policy'] as const)('of renewal and refund: %s', (name) => {
    const text = textOf(locale, name)
    const section = text.split(/^## /m).find((part) => part.startsWith('5. ')) ?? ''
    expect([...section.matchAll(DAYS)].map(([, days]) => days)).toEqual(NOTICES(locale))
    expect(text).toMatch(NO_REFUND[locale])
  })

  it('of what consumers keep', () => {
    expect(textOf(locale, 'refund-policy')).toMatch(WITHDRAWAL[locale])
  })

  it('of limits and law (S2 §9)', () => {
    const terms = textOf(locale, 'terms-of-use')
    expect(terms).toMatch(/100[ \u00A0]/)
    expect(terms).toMatch(/10[ \u00A0][^.]*IP/)
    expect(terms).toMatch(/(?<!\d)5[ \u00A0](?:US|d[oó]l)/)
    expect(terms).toMatch(/Montr[eé]al/)
  })

  it.each(['terms-of-use', 'privacy-policy'] as const)('of the password: %s', (name) => {
    expect(textOf(locale, name)).toMatch(CHOSEN[locale])
  })

  it('of rights, by the names of the laws', () => {
    const text = textOf(locale, 'privacy-policy')
    for (const name of ['Global Privacy Control', 'ANPD', 'Commission d’accès à l’information']) {
      expect(text).toContain(name)
    }
    expect(text).toMatch(/GDPR|RGPD|DSGVO/)
  })

  it('of a copy of all that is held, by the name of its button', () => {
    expect(textOf(locale, 'privacy-policy')).toContain(wordsOf(locale).member.dataButton)
  })

  it('of how long messages are kept, as the services keep them', () => {
    const years = MESSAGE_LIFE_DAYS / 365
    expect(textOf(locale, 'privacy-policy')).toMatch(
      new RegExp(`(?<!\\d)${years}[ \u00A0](?:years|ans|años|anni|anos|Jahre)`),
    )
  })

  it('of how long what is counted is kept one by one', () => {
    expect(textOf(locale, 'privacy-policy')).toMatch(
      new RegExp(`(?<!\\d)${EVENT_LIFE_DAYS}[ \u00A0](?:days|jours|días|giorni|dias|Tage)`),
    )
  })

  it('and lead to each other in their language', () => {
    const terms = textOf(locale, 'terms-of-use')
    for (const id of ['eula', 'refundPolicy', 'privacy', 'contact'] as const) {
      expect(terms).toContain(`](${routePath(id, locale)})`)
    }
    expect(textOf(locale, 'refund-policy')).toContain(`](${routePath('eula', locale)})`)
  })
})

it('keeps the words that both sides of the Atlantic take, and the ones of the style pages', () => {
  const french = POLICIES.map((name) => textOf('fr', name)).join('\n')
  expect(french).not.toMatch(/témoins?\b|courriel/i)
  const spanish = POLICIES.map((name) => textOf('es', name)).join('\n')
  expect(spanish).not.toMatch(/registr(?:arse|ese)|afiliado/i)
})
