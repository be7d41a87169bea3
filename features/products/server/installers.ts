import 'server-only'
import { releasesRecord } from '#features/download/release.ts'
import record from '#locales/releases.json'

/** Whether there are installers: the pages that name the apps say so while there are none. */
export const HAS_INSTALLERS = releasesRecord.parse(record).current !== null
