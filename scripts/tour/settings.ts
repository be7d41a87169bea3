import { join } from 'node:path'
import { PUBLIC_ENV_NAMES, readPublicEnv } from '#lib/config/env-public.ts'
import { SERVER_ENV_NAMES } from '#lib/config/env-server.ts'

/** Folder of a tour: its database, its secrets and its live records. */
export const TOUR_FOLDER = '.tour'

/** Reads the results. */
export const READER = 'reader@tour.example'

/** Of the server's variables, those of the user that hold for a tour as well. */
const KEPT = ['PORT', 'SERVICES_PORT', 'LOG_LEVEL', 'NODE_ENV']

const USUAL = readPublicEnv({})

/** The public settings that may be left out: vendors, who would be told of visitors that were made up, real cards and other sites. */
const LEADING_OUT = PUBLIC_ENV_NAMES.filter((name) => Reflect.get(USUAL, name) === undefined)

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
