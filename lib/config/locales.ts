import { keysOf } from '#lib/util/keys-of.ts'

/** Everything the site knows about a language, spelled once (S2 §1, §2.1; S1 §9). */
const LOCALE_TABLE = {
  en: { name: 'English', dir: 'ltr', openGraph: 'en_US' },
  fr: { name: 'Français', dir: 'ltr', openGraph: 'fr_CA' },
  es: { name: 'Español', dir: 'ltr', openGraph: 'es_ES' },
  it: { name: 'Italiano', dir: 'ltr', openGraph: 'it_IT' },
  pt: { name: 'Português', dir: 'ltr', openGraph: 'pt_PT' },
  de: { name: 'Deutsch', dir: 'ltr', openGraph: 'de_DE' },
} as const satisfies Record<string, LocaleRow>

type LocaleRow = { name: string; dir: 'ltr' | 'rtl'; openGraph: string }

export type Locale = keyof typeof LOCALE_TABLE

export const LOCALES: Readonly<Record<Locale, LocaleRow>> = LOCALE_TABLE

export const LOCALE_CODES = keysOf(LOCALE_TABLE)

/** The language without a URL prefix, and the fallback (S2 §1). */
export const DEFAULT_LOCALE: Locale = 'en'

/** Tells whether a path segment or a stored value is one of the six language codes. */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === 'string' && Object.hasOwn(LOCALE_TABLE, value)
