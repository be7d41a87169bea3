import 'server-only'
import { cache } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { recordLoader } from '#lib/server/records/record-loader.ts'
import { recordPathOf } from '#lib/util/experiment-fact.ts'
import { decodeOfferFacts, type OfferFacts } from '#lib/util/offer-facts.ts'
import type { RecordAddress } from '#lib/util/record-segments.ts'
import { type OfferRecord, isOfferPath } from '../offer-record.ts'
import { asOfferRecord } from '../parse-offer-record.ts'
import { soldCurrency } from '../price.ts'

const loadRecord = recordLoader(asOfferRecord)

type Address = RecordAddress & { locale: Locale }

/** The record and the facts from which a pricing page is made; its prices are in the currency of the facts where every plan is sold in it. */
export type LoadedOffer = { record: OfferRecord; facts: OfferFacts }

const load = async ({ facts, ...page }: Address): Promise<LoadedOffer | null> => {
  const known = isOfferPath(page.path) ? decodeOfferFacts(facts) : null
  const record =
    known && (await loadRecord({ ...page, path: recordPathOf(page.path, known.experiment) }))
  if (!record) return null
  const { currency: code } = known
  const currency = soldCurrency({ code, plans: record.plans, at: new Date() })
  return { record, facts: { ...known, currency } }
}

// By its parts: within one rendering React knows equal strings, but not equal objects.
const loadOnce = cache(async (locale: Locale, ...[path, hash, facts]: [string, string, string]) =>
  load({ locale, path, hash, facts }),
)

/**
 * Loads the record behind the internal address of a pricing page, its figures filled in, once a rendering; `null` when there is
 * no record of this hash, or the facts are none that the edge writes.
 */
export const loadOfferPage = async ({ locale, path, hash, facts }: Address) =>
  loadOnce(locale, path, hash, facts)
