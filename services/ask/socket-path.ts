import { join } from 'node:path'

/** Longest path of a socket that every system takes. */
const MAX_LENGTH = 100

/**
 * Where the running services answer `npm run ask`: a socket in their data folder, which no network reaches and only who may
 * read that folder can open. `undefined` where the system has none at such a path.
 */
export const askSocketPath = (dataDir: string): string | undefined => {
  const path = join(dataDir, 'ask.sock')
  return process.platform === 'win32' || path.length > MAX_LENGTH ? undefined : path
}
