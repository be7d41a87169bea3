import type { Locale } from '#lib/config/locales.ts'
import type { LegalDocumentName } from './legal-documents.ts'

const perLocale = (version: string): Readonly<Record<Locale, string>> => ({
  en: version,
  fr: version,
  es: version,
  it: version,
  pt: version,
  de: version,
})

/** The texts that an order refers to, each with the day of its last revision; tests hold them to the texts, and the texts to them. */
export const TEXT_VERSIONS = {
  'terms-of-use': { ...perLocale('2026-11-27'), en: '2026-11-28' },
  eula: {
    en: '2024-09-30',
    fr: '2020',
    es: '2020',
    it: '2020-05-22',
    pt: '2020-05-22',
    de: '2020-05-22',
  },
  'refund-policy': { ...perLocale('2026-11-29'), es: '2026-11-28', it: '2026-11-27' },
  /** On the page `/company/withdrawal`; its words are messages. */
  withdrawal: perLocale('2026-11-27'),
} as const satisfies Partial<
  Record<LegalDocumentName | 'withdrawal', Readonly<Record<Locale, string>>>
>

/** The texts whose changes subscribers are notified of (terms of use 14, license agreement 24). */
export const ANNOUNCED_TEXTS = ['terms-of-use', 'eula'] as const

export type AnnouncedText = (typeof ANNOUNCED_TEXTS)[number]

/** True for a text whose last revision changes something for a current subscription: then its administrator is written to. */
export const AFFECTS_SUBSCRIPTIONS: Readonly<Record<AnnouncedText, boolean>> = {
  'terms-of-use': false,
  eula: false,
}

/** The versions in force in a language now, by document: an order keeps them. */
export const textVersionsIn = (language: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEXT_VERSIONS).map(([name, versions]) => [name, versions[language]]),
  )
