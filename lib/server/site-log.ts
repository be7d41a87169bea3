import 'server-only'
import { createLog, type Log } from '#lib/util/log.ts'

let log: Log | undefined

/** The log of the site process, made on first use. */
export const siteLog = (level: string): Log => {
  log ??= createLog({ name: 'site', level })
  return log
}
