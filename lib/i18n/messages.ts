import * as z from 'zod'
import { MESSAGE_FILES } from '#generated/messages.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { perLocale } from '#lib/util/per-locale.ts'

/**
 * The namespaces of messages, one for each file of `locales/en/messages/`; the words of a page that has fewer languages are missing in
 * the others.
 */
export const NAMESPACES = MESSAGE_FILES[DEFAULT_LOCALE]

const messageModule = z.object({ default: z.record(z.string(), z.unknown()) })

/** Loads every message file of a language. */
export const loadMessages = perLocale(async (locale: Locale) => {
  const files = await Promise.all(
    MESSAGE_FILES[locale].map(async (name) => {
      const file: unknown = await import(`../../locales/${locale}/messages/${name}.json`)
      return [name, messageModule.parse(file).default] as const
    }),
  )
  return Object.fromEntries(files)
})
