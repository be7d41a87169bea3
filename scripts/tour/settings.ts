import { join } from 'node:path'
import { SERVER_ENV_NAMES } from '#lib/config/env-server.ts'

/** Folder of a tour: its database, its secrets and its live records. */
export const TOUR_FOLDER = '.tour'

/** Reads the results. */
export const READER = 'reader@tour.example'

/** Of the server's variables, those of the user that hold for a tour as well. */
const KEPT = ['PORT', 'SERVICES_PORT', 'LOG_LEVEL', 'NODE_ENV']

/** Settings of a build that would tell others of visitors who were made up, take real cards, or lead to another account site. */
const LEADING_OUT = [
  'ACCOUNT_SITE_URL',
  'TAG_MANAGER_ID',
  'AD_PLATFORMS',
  'BEHAVIOUR_SCRIPT_URL',
  'CAPTCHA_SITE_KEY',
  'CHAT_SCRIPT_URL',
  'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
]

type Variables = Record<string, string | undefined>

/** The variables of a tour, to be set over the user's: data of its own on this machine, and nothing that sends, charges or asks elsewhere. An empty one counts as not set. */
export const tourSettings = (source: Variables): Record<string, string> => {
  const dropped = [...SERVER_ENV_NAMES.filter((name) => !KEPT.includes(name)), ...LEADING_OUT]
  const site = `http://localhost:${source.PORT || 3000}`
  const services = `http://localhost:${source.SERVICES_PORT || 4000}`
  return {
    ...Object.fromEntries(dropped.map((name) => [name, ''])),
    LOG_LEVEL: source.LOG_LEVEL || 'warn',
    DATA_DIR: join(TOUR_FOLDER, 'data'),
    CONTENT_DIR: join(TOUR_FOLDER, 'content'),
    RESULTS_READERS: READER,
    SITE_URL: site,
    WEB_APP_URL: `${services}/webapp`,
    PAYMENT_URL: `${services}/payment`,
  }
}
