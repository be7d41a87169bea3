import type { Browser, BrowserContext, Page } from '@playwright/test'
import { API_PATHS } from '../../lib/config/api-paths.ts'
import { LOCALE_CODES, type Locale } from '../../lib/config/locales.ts'
import { QUERY } from '../../lib/config/query.ts'
import { addressOf, ROLES, type Role } from '../tour/cast.ts'
import { STOPS } from '../tour/list.ts'

/** Keeps the hand-off page, which goes on at once, on the screen: an answer without content moves nobody. */
export const stayOnPage = (page: Page): Promise<unknown> =>
  page.route(`**${API_PATHS.handOff}**`, (route) => route.fulfill({ status: 204 }))

/** Somebody of a tour, with the places of the web app, below its root, that have something to show. */
export type TourPerson = { locale: Locale; role: Role; places: readonly string[] }

/** Pages that a stop leads on to. */
const BEYOND: readonly { role: Role; place: string }[] = [
  { role: 'seats', place: 'account/' },
  { role: 'seats', place: 'mail/' },
  { role: 'seats', place: 'account/billing/plan/' },
  { role: 'seats', place: 'account/billing/stop/' },
  { role: 'affiliate', place: 'affiliate/links/' },
]

/** Everybody of a tour, in every language, who sees a page with a part in its path; nobody twice, as log-ins from one network are limited. */
export const tourPeople = (part: string): TourPerson[] =>
  LOCALE_CODES.flatMap((locale) =>
    ROLES.map((role) => {
      const own = [...STOPS, ...BEYOND].filter((stop) => stop.role === role)
      return {
        locale,
        role,
        places: own.map(({ place }) => place).filter((place) => place.includes(part)),
      }
    }).filter(({ places }) => places.length > 0),
  )

/** The address of a page below a web app, in its language. */
export const addressIn = (
  webAppUrl: string,
  { locale, place }: { locale: Locale; place: string },
): string => `${webAppUrl}/${place}?${QUERY.language}=${locale}&${QUERY.library}=${locale}`

/** Logs somebody of a tour in by the page that shows the link of a mail; undefined where none runs, or too many have logged in. */
export const logIn = async (
  browser: Browser,
  { webAppUrl, person: { locale, role } }: { webAppUrl: string; person: TourPerson },
): Promise<BrowserContext | undefined> => {
  const context = await browser.newContext()
  const tab = await context.newPage()
  await tab.goto(addressIn(webAppUrl, { locale, place: 'account/login/' }))
  await tab.locator('#email').fill(addressOf(role, locale))
  await tab.locator('form[action*="account/login"] button').click()
  const link = tab.locator('p.note a')
  const isShown = (await link.count()) > 0
  if (isShown) await link.click()
  const isIn = isShown && (await tab.content()).includes(addressOf(role, locale))
  await tab.close()
  if (isIn) return context
  await context.close()
  return undefined
}
