import { join } from 'node:path'

/** Longest path of a socket that every system takes. */
const MAX_LENGTH = 100

/**
 * The socket on which the running services answer operator commands. It lies in their data folder: no network reaches it, and only a user
 * who may read that folder can open it. `undefined` where the system has no socket at such a path.
 */
export const askSocketPath = (dataDir: string): string | undefined => {
  const path = join(dataDir, 'ask.sock')
  return process.platform === 'win32' || path.length > MAX_LENGTH ? undefined : path
}
