import 'server-only'
import record from '#locales/releases.json'
import { releasesRecord } from '../release.ts'

/** The release that the page offers, or `null`; a record that breaks its contract stops the build. */
export const currentRelease = releasesRecord.parse(record).current
