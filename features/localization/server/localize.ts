import 'server-only'
import { NextResponse } from 'next/server'
import { regimeOf } from '#features/consent/regime-of.ts'
import { BRAND } from '#lib/config/brand.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import {
  FALLBACK_LOCALIZATION,
  KEPT_VERSION,
  UNKNOWN_LOCALIZATION,
  type KeptLocalization,
} from '../kept-localization.ts'
import type { LocalizationRecord } from '../localization-contract.ts'
import { findLocalization, knowsCountry } from './find-localization.ts'
import { placeOfPage } from './place-of-page.ts'

const PHONE = /^\+?\d[\d ()./-]{2,24}$/

/** A telephone number in the record that is not the brand's own, which the page has already. */
const ownPhone = (name: 'servicePhone' | 'customerServiceNumber', record: LocalizationRecord) => {
  const { [name]: phone = '' } = record
  return phone !== BRAND[name] && PHONE.test(phone) ? phone : undefined
}

const kept = (record: LocalizationRecord | null): KeptLocalization => {
  if (!record) return FALLBACK_LOCALIZATION
  if (!knowsCountry(record)) return UNKNOWN_LOCALIZATION
  const { countryCode, region, currencyCode, currencySymbol } = record
  return {
    version: KEPT_VERSION,
    countryCode,
    region,
    currencyCode,
    currencySymbol,
    servicePhone: ownPhone('servicePhone', record),
    customerServiceNumber: ownPhone('customerServiceNumber', record),
    regime: regimeOf({ countryCode, region }),
  }
}

/**
 * `GET /api/localization`: the visitor's place, kept in `b_localization` (S2 §3, §4, §7). Where it is not known, the fallback record,
 * under the stricter rule on cookies. With `place`, a page of plans gets its facts about the country too.
 */
export const localize: Handle = async ({ headers, nextUrl }, site) => {
  const record = await findLocalization(headers, site)
  const value = kept(record)
  const isAsked = record && knowsCountry(record) && nextUrl.searchParams.has(QUERY.place)
  const place = isAsked ? await placeOfPage({ record, site }) : {}
  const response = NextResponse.json(
    { ...place, ...value },
    { headers: { 'Cache-Control': 'no-store' } },
  )
  setCookie(response, { key: 'localization', value: JSON.stringify(value), site })
  return response
}
