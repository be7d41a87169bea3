import { LOCALE_CODES, LOCALES, type Locale } from '#lib/config/locales.ts'
import { newBrowser } from './browser.ts'
import { addressOf, type Role } from './cast.ts'
import { READER } from './settings.ts'
import { signUp } from './visitor.ts'
import { openWorld, type Opening, type World } from './world.ts'

/** A place of the web app that has something to show, and who sees it. */
export type Stop = { role: Role; place: string; shows: string }

/** The places of a tour, in every language. */
export const STOPS: readonly Stop[] = [
  { role: 'seats', place: 'account/people/', shows: 'seats: a member, an invitation, a refusal' },
  { role: 'seats', place: 'account/billing/', shows: 'a renewal that is announced' },
  { role: 'member', place: 'account/', shows: 'somebody with a place in a plan' },
  { role: 'affiliate', place: 'affiliate/', shows: 'earnings, and what was paid' },
  { role: 'renewed', place: 'account/', shows: 'a second year, with its papers' },
  { role: 'failing', place: 'account/billing/', shows: 'a renewal that the bank refused' },
  { role: 'grown', place: 'account/billing/', shows: 'a larger plan since' },
  { role: 'refund', place: 'account/billing/', shows: 'a part given back' },
  { role: 'dispute', place: 'account/billing/', shows: 'a payment that the bank holds' },
  { role: 'stopped', place: 'account/billing/', shows: 'a renewal that was stopped' },
  { role: 'withdrawn', place: 'account/', shows: 'an order withdrawn from' },
]

type Link = Pick<Stop, 'shows'> & { email: string; href: string }

/** Gives the reader of the results an account as well, whose page of mails shows the link to them. */
export const addReader = (world: World): Promise<void> =>
  signUp(world, { locale: 'en', page: '/start', email: READER })

const linksIn = async (world: World, locale: Locale): Promise<Link[]> => {
  const links: Link[] = []
  for (const { role, place, shows } of STOPS) {
    const email = addressOf(role, locale)
    links.push({ shows, email, href: await newBrowser(world, locale).askLink(email, place) })
  }
  return links
}

const languageText = (locale: Locale, links: readonly Link[]): string => {
  const lines = links.map(({ shows, email, href }) => `  ${shows} (${email})\n    ${href}`)
  return `${LOCALES[locale].name}\n${lines.join('\n')}`
}

/** Asks for a link to each stop in each language, as anybody does who logs in, and writes them down with what they show. */
export const tourList = async (opening: Omit<Opening, 'start'>): Promise<string> => {
  const world = await openWorld({ ...opening, start: Date.now() })
  try {
    const languages = await Promise.all(
      LOCALE_CODES.map(async (locale) => languageText(locale, await linksIn(world, locale))),
    )
    const { webAppUrl } = world.services
    const mails = await newBrowser(world, 'en').askLink(READER, 'account/')
    return `${languages.join('\n\n')}

Results, with an experiment (${READER})
  1. Log in: ${mails}
  2. In the same browser, ask for the results: ${webAppUrl}/results
  3. Open the link in the newest mail: ${webAppUrl}/mail/

A link works once, for a quarter of an hour. ${webAppUrl}/account/login/ shows a new one to every address above.
`
  } finally {
    await world.close()
  }
}
