import { join } from 'node:path'

/** Longest path of a socket that every system takes. */
const MAX_LENGTH = 100

/** The socket for operator commands, in the data folder: whoever may read that can open it. `undefined` where the system has none there. */
export const askSocketPath = (dataDir: string): string | undefined => {
  const path = join(dataDir, 'ask.sock')
  return process.platform === 'win32' || path.length > MAX_LENGTH ? undefined : path
}
