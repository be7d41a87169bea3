import type { Locale } from '#lib/config/locales.ts'

/** One entry a file of `locales/<lang>/messages/`. */
const NAMESPACES = [
  'common',
  'documents',
  'home',
  'notFound',
  'shell',
  'signUp',
  'legal',
  'handOff',
  'landing',
] as const

/** Loads every message file of a language. */
export const loadMessages = async (locale: Locale) => {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => {
      const file = (await import(`../../locales/${locale}/messages/${name}.json`)) as {
        default: Record<string, unknown>
      }
      return [name, file.default] as const
    }),
  )
  return Object.fromEntries(files)
}
