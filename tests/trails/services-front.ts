import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'
import { filesThatRun } from '../support/files-that-run.ts'

type Call = (path: string, init: RequestInit) => Response | Promise<Response>

const WITH_ID = /\/[\da-f]{32}(?=\/|$)/

/** The services behind a port, where an answer can be held: what a site does with it belongs to another act. */
export const servicesFront = (call: Call) => {
  let held: { name: string; arrive: () => void; released: Promise<void> } | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const body = await text(request)
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const answered = await call(url, { method, headers, ...(method === 'POST' && { body }) })
    if (held?.name === `${method} ${url.replace(WITH_ID, '/{id}')}`) {
      held.arrive()
      await held.released
    }
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(await answered.text())
  }

  const server = createServer((request, response) => void answer(request, response))
  // Longer than a test: a call on a connection that was just closed is a failure, and another way.
  server.keepAliveTimeout = 600_000

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    url: () => {
      const address = server.address()
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    },
    /** The files that are used from a request to the site until the services have answered a call of it, such as `POST /userbase/user/`. */
    usedUntil: async (name: string, ask: () => Promise<Response>) => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const asked: Promise<Response>[] = []
      const used = await filesThatRun(async () => {
        const arrived = new Promise<void>((resolve) => {
          held = { name, arrive: resolve, released }
        })
        asked.push(ask())
        await Promise.race([arrived, ...asked])
      })
      held = undefined
      release()
      const [response] = await Promise.all(asked)
      if (!response) throw new Error('The site was asked for nothing')
      return { used, response }
    },
  }
}
