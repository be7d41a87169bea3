import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { perLocale } from '#lib/util/per-locale.ts'

/** One entry a file of `locales/<lang>/messages/`. */
export const NAMESPACES = [
  'consent',
  'cookiePolicy',
  'documents',
  'feedback',
  'handOff',
  'home',
  'legal',
  'notFound',
  'pageError',
  'preview',
  'relatedDocuments',
  'shell',
  'signUp',
  'start',
  'videos',
] as const

const messageModule = z.object({ default: z.record(z.string(), z.unknown()) })

/** Loads every message file of a language. */
export const loadMessages = perLocale(async (locale: Locale) => {
  const files = await Promise.all(
    NAMESPACES.map(async (name) => {
      const file: unknown = await import(`../../locales/${locale}/messages/${name}.json`)
      return [name, messageModule.parse(file).default] as const
    }),
  )
  return Object.fromEntries(files)
})
