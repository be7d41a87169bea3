import 'server-only'
import record from '#locales/releases.json'
import { releaseRecord } from '../release.ts'

/** The release that the page offers; a record that breaks its contract stops the build. */
export const currentRelease = releaseRecord.parse(record)
