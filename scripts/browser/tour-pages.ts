import type { Browser, BrowserContext } from '@playwright/test'
import { LOCALE_CODES, type Locale } from '../../lib/config/locales.ts'
import { QUERY } from '../../lib/config/query.ts'
import { addressOf, type Role } from '../tour/cast.ts'
import { STOPS } from '../tour/list.ts'

/** A page of the web app, below its root, that somebody of a tour sees. */
export type TourPage = { locale: Locale; role: Role; place: string }

/** Pages that a stop leads on to. */
const BEYOND: readonly { role: Role; place: string }[] = [
  { role: 'seats', place: 'account/' },
  { role: 'seats', place: 'mail/' },
  { role: 'seats', place: 'account/billing/plan/' },
  { role: 'seats', place: 'account/billing/stop/' },
  { role: 'affiliate', place: 'affiliate/links/' },
]

/** The pages of the web app that a tour has something to show on, in every language. */
export const tourPages = (): TourPage[] =>
  LOCALE_CODES.flatMap((locale) =>
    [...STOPS, ...BEYOND].map(({ role, place }) => ({ locale, role, place })),
  )

/** The address of a page below a web app, in its language. */
export const addressIn = (webAppUrl: string, { locale, place }: Omit<TourPage, 'role'>): string =>
  `${webAppUrl}/${place}?${QUERY.language}=${locale}&${QUERY.library}=${locale}`

/** Logs somebody of a tour in by the page that shows the link of a mail; undefined where no tour runs. */
export const logIn = async (
  browser: Browser,
  { webAppUrl, page: { locale, role } }: { webAppUrl: string; page: TourPage },
): Promise<BrowserContext | undefined> => {
  const context = await browser.newContext()
  const tab = await context.newPage()
  await tab.goto(addressIn(webAppUrl, { locale, place: 'account/login/' }))
  await tab.locator('#email').fill(addressOf(role, locale))
  await tab.locator('form[action*="account/login"] button').click()
  await tab.locator('p.note a').click()
  const isIn = (await tab.content()).includes(addressOf(role, locale))
  await tab.close()
  if (isIn) return context
  await context.close()
  return undefined
}
