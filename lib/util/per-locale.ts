import type { Locale } from '#lib/config/locales.ts'

/** Loads what never changes while a process runs once a language; what failed is tried again. */
export const perLocale = <Value>(load: (locale: Locale) => Promise<Value>) => {
  const loaded = new Map<Locale, Promise<Value>>()
  return async (locale: Locale): Promise<Value> => {
    const known = loaded.get(locale)
    if (known) return known
    const loading = load(locale)
    loaded.set(locale, loading)
    try {
      return await loading
    } catch (error) {
      loaded.delete(locale)
      throw error
    }
  }
}
