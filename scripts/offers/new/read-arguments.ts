import { parseArgs } from 'node:util'
import { isOfferPath } from '#features/pricing/offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DISCOUNTS, type DiscountId } from '#lib/config/price-book.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { isRecordPath } from '#lib/records/record-rules.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { localesArgument } from '../../landing/locale-argument.ts'

/** What `offer:new` shall write. */
export type NewOffers = {
  /** Public path without language. */
  path: string
  /** The page whose words and plans the new one starts with. */
  like: string
  locales: readonly Locale[]
  discount: DiscountId | undefined
  out: string | undefined
}

const USAGE =
  'npm run offer:new -- --page spring-sale --locales en,fr [--discount save40] [--like save50] [--out FOLDER]'

const ROOT = ROUTES.plans.path

const DISCOUNT_IDS = keysOf(DISCOUNTS)

const readPage = (option: string, page: string): string => {
  const path = `${ROOT}/${page}`
  if (isRecordPath(path) && isOfferPath(path)) return path
  throw new Error(
    `--${option} ${page}: write what stands behind ${ROOT}/, such as spring-sale or ab/26.12.01/01.`,
  )
}

const readDiscount = (name: string | undefined): DiscountId | undefined => {
  if (name === undefined) return undefined
  const known = DISCOUNT_IDS.find((id) => id === name)
  if (known) return known
  throw new Error(`--discount ${name} is unknown. The price book has: ${DISCOUNT_IDS.join(', ')}.`)
}

/** Reads the arguments of `offer:new`; throws one line that says what to write instead. */
export const readArguments = (args: readonly string[]): NewOffers => {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { page: text, locales: text, discount: text, like: text, out: text },
  })
  const { page, locales, discount, like, out } = values
  if (!page || !locales) throw new Error(`Write: ${USAGE}`)
  return {
    path: readPage('page', page),
    like: like === undefined ? ROOT : readPage('like', like),
    locales: localesArgument(locales),
    discount: readDiscount(discount),
    out,
  }
}
