import 'server-only'
import { cache } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'
import { filledBy } from '#lib/server/records/record-finder.ts'
import { asOfferRecord } from '../parse-offer-record.ts'

const read = filledBy(asOfferRecord)

/** The offer of the page of the plans unless a live record stands in its place, its figures filled in; throws where its file is missing. */
export const loadStandardOffer = cache(async (locale: Locale) => {
  const file = await readRecordFile({ locale, path: ROUTES.plans.path })
  if (file) return read({ ...file, locale })
  throw new Error(
    `The record of ${ROUTES.plans.path} in ${locale} is missing: run npm run offer:check.`,
  )
})
