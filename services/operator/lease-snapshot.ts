import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyPglite } from './copy-pglite.ts'

/** Names of what is made in a data folder on the way to something else: copies for `npm run backup`, and what `npm run restore` puts in place. */
const LEFTOVER = /^backup-[0-9a-f-]{36}$|\.restoring-\d{8}T\d{6}$/

/** Removes what a process has left in a data folder that was killed on the way; whoever does has the lock of its database. */
export const clearLeftovers = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (LEFTOVER.test(name)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/** Copies the embedded database into a new folder and answers its name without end: once the asker has gone, the copy goes too. */
export const leaseSnapshot = (dataDir: string): Response => {
  const folder = `backup-${randomUUID()}`
  const remove = () => rmSync(join(dataDir, folder), { recursive: true, force: true })
  try {
    copyPglite(dataDir, join(dataDir, folder))
  } catch (error) {
    // A full disk is not to stay full of half a copy.
    remove()
    throw error
  }
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(`${JSON.stringify({ folder })}\n`),
    cancel: remove,
  }).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
}
