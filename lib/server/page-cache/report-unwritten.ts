// The log is loaded when there is something to say: this file is in the process from its start.
/** Logs that what pages are made of could not be written; they are answered all the same. */
export const reportUnwritten = async (error: unknown): Promise<void> => {
  const { serverEnv } = await import('#lib/config/env-server.ts')
  const { siteLog } = await import('#lib/server/site-log.ts')
  siteLog(serverEnv().LOG_LEVEL).warn({ event: 'page not written', error })
}
