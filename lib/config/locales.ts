type LocaleRow = { name: string; dir: 'ltr' | 'rtl'; openGraph: string }

/** The six languages in the order of every list (S2 §1, §2.1; S1 §9). Stands apart from `LOCALES`, so that page script need not carry that table. */
export const LOCALE_CODES = ['en', 'fr', 'es', 'it', 'pt', 'de'] as const

export type Locale = (typeof LOCALE_CODES)[number]

/** The facts about each language, in one place. */
export const LOCALES: Readonly<Record<Locale, LocaleRow>> = {
  en: { name: 'English', dir: 'ltr', openGraph: 'en_US' },
  fr: { name: 'Français', dir: 'ltr', openGraph: 'fr_CA' },
  es: { name: 'Español', dir: 'ltr', openGraph: 'es_ES' },
  it: { name: 'Italiano', dir: 'ltr', openGraph: 'it_IT' },
  pt: { name: 'Português', dir: 'ltr', openGraph: 'pt_PT' },
  de: { name: 'Deutsch', dir: 'ltr', openGraph: 'de_DE' },
}

/** The language without a URL prefix, and the fallback (S2 §1). */
export const DEFAULT_LOCALE: Locale = 'en'

/** Tells whether a path segment or a stored value is one of the six language codes. */
export const isLocale = (value: unknown): value is Locale =>
  LOCALE_CODES.some((code) => code === value)
