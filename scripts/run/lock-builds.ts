import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '#services/db/process-lock.ts'

const PAUSE_MS = 500

/**
 * Waits until no other process builds here, then keeps others waiting; returns the release. Builds share what is
 * generated before the bundler runs, and the memory of a machine has room for one bundler. Throws when `until` settles.
 */
export const lockBuilds = async (parent: string, until: Promise<unknown>): Promise<() => void> => {
  mkdirSync(parent, { recursive: true })
  const stopped = until.then(() => true)
  const path = join(parent, 'build.lock')
  let unlock = tryLock(path)
  if (!unlock) console.log('Another process builds here: waiting until it is done …')
  while (!unlock) {
    if (await Promise.race([stopped, pause(PAUSE_MS)])) throw new Error('The build was stopped.')
    unlock = tryLock(path)
  }
  return unlock
}
