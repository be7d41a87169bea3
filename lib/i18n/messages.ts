import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { perLocale } from '#lib/util/per-locale.ts'
import type { Messages } from './types.ts'

/** One entry a file of `locales/<lang>/messages/`, as in `types.ts`. */
export const NAMESPACES = keysOf({
  consent: true,
  cookiePolicy: true,
  documents: true,
  feedback: true,
  footer: true,
  handOff: true,
  help: true,
  home: true,
  languageOffer: true,
  legal: true,
  menus: true,
  notFound: true,
  pageError: true,
  preview: true,
  relatedDocuments: true,
  shell: true,
  signUp: true,
  start: true,
  videos: true,
} satisfies Record<keyof Messages, true>)

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
