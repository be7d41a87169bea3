import { once } from 'node:events'
import { createServer } from 'node:net'

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  } finally {
    server.close()
  }
}

/** The first free port at or after a wanted one. */
export const freePort = async (wanted: number): Promise<number> =>
  (await isFree(wanted)) ? wanted : freePort(wanted + 1)
