import * as z from 'zod/mini'
import { CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'

/** An amount in whole minor units of its currency. */
export type Money = { amount: number; currency: Currency }

export const currencySchema = z.enum(CURRENCY_CODES)

/** An amount in minor units: whole, not negative, below ten million. */
export const amountSchema = z.int().check(z.minimum(0), z.maximum(999_999_999))
