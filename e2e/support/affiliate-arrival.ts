import { expect, type BrowserContext } from '@playwright/test'
import { COOKIES } from '../../lib/config/cookies.ts'

/** A page that an affiliate's link leads to. */
export const LINK = '/fr/start?oid=12&affid=345'

const TRANSACTION = /^[0-9a-f]{32}$/

/** A cookie of the browser, where it is there. */
export const cookieOf = async (context: BrowserContext, key: keyof typeof COOKIES) =>
  (await context.cookies()).find(({ name }) => name === COOKIES[key].name)

/** The id of the affiliate's transaction: the network was asked in time by the edge, or afterwards by page script. */
export const transactionOf = async (context: BrowserContext): Promise<string | undefined> => {
  const value = async () => (await cookieOf(context, 'affiliateTransaction'))?.value
  await expect.poll(value, { timeout: 15_000 }).toMatch(TRANSACTION)
  return value()
}
