import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { LABEL_EXPERIMENT_PATH, LABEL_STYLES } from '#lib/config/sign-up-variants.ts'
import { fillClaims, UnknownClaimError } from '#lib/util/fill-claims.ts'
import { landingFamily } from '#lib/util/landing-family.ts'
import { fieldTexts } from './field-texts.ts'
import type { LandingRecord } from './landing-record.ts'
import type { RecordFault } from './parse-landing-record.ts'
import { typedFigures } from './typed-figures.ts'

/** The figures of a language as plain numbers, by name. */
export type ClaimFigures = Readonly<Record<string, number>>

/** A landing record and the page that it is meant for. */
export type PlacedRecord = {
  locale: Locale
  /** Public path without language. */
  path: string
  record: LandingRecord
}

const familyFaults = ({ path, locale }: PlacedRecord): RecordFault[] => {
  const family = landingFamily(path)
  if (family === null) {
    const message = `${path} belongs to no landing family of lib/config/routes.ts. Move the file.`
    return [{ field: '', message }]
  }
  const { locales, path: pattern } = ROUTES[family]
  if (locales.includes(locale)) return []
  return [{ field: '', message: `pages ${pattern} exist in ${locales.join(', ')} only.` }]
}

const labelStyleFaults = ({ path, record: { labelStyle } }: PlacedRecord): RecordFault[] => {
  const wanted = LABEL_STYLES.find((style) =>
    `${path}/`.includes(`${LABEL_EXPERIMENT_PATH}${style}/`),
  )
  if (labelStyle === wanted) return []
  const message = wanted
    ? `must be "${wanted}" on the page ${path}.`
    : `"${labelStyle}" belongs to ${LABEL_EXPERIMENT_PATH}${labelStyle}. Leave it out.`
  return [{ field: 'labelStyle', message }]
}

const tokenMessages = (text: string, claims: ClaimFigures): string[] => {
  // Most texts name no figure, and there are hundreds of thousands of them in ten thousand records.
  if (!text.includes('{')) return []
  try {
    const written = Object.entries(claims).map(([name, figure]) => [name, `${figure}`] as const)
    fillClaims(text, { claims: Object.fromEntries(written), source: '' })
    return []
  } catch (error) {
    if (error instanceof UnknownClaimError) return [error.reason]
    throw error
  }
}

const figureMessages = (text: string, claims: ClaimFigures): string[] =>
  typedFigures(text, claims).map(
    (name) => `"${text}" types the figure of a claim. Write {${name}} instead.`,
  )

const wordFaults = (record: LandingRecord, claims: ClaimFigures): RecordFault[] => {
  const { $schema: _schema, label: _label, keyword: _keyword, middleware: _steps, ...rest } = record
  const { from: _from, until: _until, ...words } = rest
  return fieldTexts(words).flatMap(({ field, text }) =>
    [...tokenMessages(text, claims), ...figureMessages(text, claims)].map((message) => ({
      field,
      message,
    })),
  )
}

/**
 * What is wrong with a record beyond its form: no page can be at its place, or not this one, its words name
 * a figure that there is not, or type one (S1 §2, S2 §1, §2.3).
 */
export const landingFaults = (placed: PlacedRecord, claims: ClaimFigures): RecordFault[] => [
  ...familyFaults(placed),
  ...labelStyleFaults(placed),
  ...wordFaults(placed.record, claims),
]
