import 'server-only'
import { releaseRecord } from '#features/download/release.ts'
import record from '#locales/releases.json'

/** Whether there are installers: the pages that name the apps say so while a reference release stands in for them. */
export const HAS_INSTALLERS = !releaseRecord.parse(record).isReference
