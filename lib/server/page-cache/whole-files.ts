import { rename, writeFile } from 'node:fs/promises'

let written = 0

/** Writes a file under another name first: a process that ends meanwhile leaves no half of it behind. */
export const writeWholeFile = async (path: string, data: string | Buffer): Promise<void> => {
  written += 1
  const unfinished = `${path}.${process.pid}-${written}.part`
  await writeFile(unfinished, data)
  await rename(unfinished, path)
}

/** Logs that what pages are made of could not be written; they are answered all the same. */
export const reportUnwritten = async (error: unknown): Promise<void> => {
  // The log is loaded when there is something to say: this file is in the process from its start.
  const { serverEnv } = await import('#lib/config/env-server.ts')
  const { siteLog } = await import('#lib/server/site-log.ts')
  const { rareLine } = await import('#lib/util/rare-line.ts')
  const log = siteLog(serverEnv().LOG_LEVEL)
  rareLine(log, { level: 'warn', line: { event: 'page not written', error } })
}
