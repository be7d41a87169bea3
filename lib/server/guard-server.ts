import { serverEnv, type ServerEnv } from '#lib/config/env-server.ts'
import { createLog, type Log } from '#lib/util/log.ts'
import { logConsole } from './log-console.ts'

type Guarded = Pick<ServerEnv, 'LOG_LEVEL' | 'TRUSTED_PROXY_HOPS'>

/** Prepares a server that visitors reach: no line goes past the log, and a log that says whom the limits count for. */
export const guardServer = (
  { LOG_LEVEL, TRUSTED_PROXY_HOPS }: Guarded = serverEnv(),
  log: Log = createLog({ name: 'site', level: LOG_LEVEL }),
): void => {
  logConsole({ log })
  if (TRUSTED_PROXY_HOPS > 0) return
  log.warn(
    { event: 'no trusted proxy' },
    'All visitors share one limit, which one of them can use up: behind a proxy set TRUSTED_PROXY_HOPS',
  )
}
