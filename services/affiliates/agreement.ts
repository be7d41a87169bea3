import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '#lib/config/locales.ts'

/** The agreement as it is in force, in one language. */
export type AgreementText = { version: string; digest: string }

/** A day that the owner has still to confirm says so behind it. */
const REVISED = /^revised: (\d{4}-\d{2}-\d{2})(?: #.*)?$/m

const read = (locale: Locale): AgreementText => {
  const file = new URL(`../../locales/${locale}/legal/affiliate-agreement.md`, import.meta.url)
  const text = readFileSync(file, 'utf8')
  const version = REVISED.exec(text)?.[1]
  if (version === undefined) throw new Error(`${file.pathname} names no day of revision: add it`)
  return { version, digest: createHash('sha256').update(text).digest('hex') }
}

const known = new Map<Locale, AgreementText>()

/** Version and digest of the affiliate agreement in a language; throws where the file is damaged. */
export const agreementIn = (locale: Locale): AgreementText => {
  const text = known.get(locale) ?? read(locale)
  known.set(locale, text)
  return text
}
