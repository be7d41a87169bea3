import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** The time that requests in progress still get when the server stops. */
export const DRAIN_MS = 5000

/** The port cannot be used; the message says what to do. */
class ListenError extends Error {
  override name = 'ListenError'
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already taken: stop the program that listens there',
  EADDRNOTAVAIL: 'cannot be used there: SERVICES_HOST is no address of this machine',
  EACCES: 'may not be used by this user: use one above 1023',
}

const listenError = (error: NodeJS.ErrnoException, port: number) => {
  const reason = REASONS[error.code ?? ''] ?? `cannot be used (${error.message})`
  return new ListenError(`Port ${port} ${reason}, or set SERVICES_PORT to another port`)
}

type Place = { port: number; host: string }

/** Serves an app on a port of an address; throws `ListenError`. */
export const listen = (app: Hono, { port, host }: Place): Promise<Server> =>
  new Promise((resolve, reject) => {
    const answer = getRequestListener(app.fetch)
    const server = createServer({ requestTimeout: 15_000 }, (request, response) => {
      void answer(request, response)
    })
    server.once('error', (error) => reject(listenError(error, port)))
    server.listen(port, host, () => resolve(server))
  })

/** Stops taking requests and waits for those in progress, at most 5 s. */
export const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
