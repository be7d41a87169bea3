import type { LandingRecord } from '#features/landing/landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'

/** A record as the check sees it; `source` is its file, as messages name it. */
export type RecordRow<Kept = LandingRecord> = {
  locale: Locale
  /** Public path without language, such as `/docs/free-demo`. */
  path: string
  source: string
  record: Kept
}

/** Something to mend: in which file, of which language, in which field, and how. */
export type Problem = { source: string; locale?: Locale; field?: string; message: string }

/** Errors must be mended; a warning is a page that shows less than it could, or 500 (S1 §8). */
export type Problems = { errors: Problem[]; warnings: Problem[] }

/** A problem in one line: `locales/fr/landing/docs/x.json (fr) "meta.title": …`. */
export const problemLine = ({ source, locale, field, message }: Problem): string => {
  const place = [source, locale && `(${locale})`, field && `"${field}"`].filter(Boolean)
  return `${place.join(' ')}: ${message}`
}

/** Makes problems of one record; the field is left out where the whole file is meant. */
export const problemsOf =
  ({ source, locale }: Pick<Problem, 'source' | 'locale'>) =>
  (message: string, field?: string): Problem => ({
    source,
    ...(locale !== undefined && { locale }),
    ...(field !== undefined && { field }),
    message,
  })

/** Puts problems of several checks together. */
export const mergeProblems = (...found: readonly Problems[]): Problems => ({
  errors: found.flatMap(({ errors }) => errors),
  warnings: found.flatMap(({ warnings }) => warnings),
})
