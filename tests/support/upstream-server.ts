import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'

type SeenRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Reply = (request: SeenRequest, response: ServerResponse) => void

/** A real HTTP server that stands for one upstream service and notes what it is asked. */
export type UpstreamServer = {
  url: string
  seen: SeenRequest[]
  /** What the next requests are answered. */
  reply: Reply
  close: () => Promise<void>
}

/** Answers with a status and a JSON body. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

/** Answers with a problem, as the handlers of the site do. */
export const problem = (
  status: number,
  { headers, ...body }: { headers?: Record<string, string>; title?: string } = {},
): Reply =>
  json(status, body, { 'Content-Type': 'application/problem+json; charset=utf-8', ...headers })

/** Never answers. */
export const silence: Reply = () => undefined

/** Cuts the connection without an answer. */
export const hangUp: Reply = (_request, response) => {
  response.destroy()
}

/** Answers each request with the next reply, and then with the last one again. */
export const inTurn = (...replies: [Reply, ...Reply[]]): Reply => {
  let turn = 0
  return (request, response) => {
    const reply = replies[Math.min(turn, replies.length - 1)] ?? replies[0]
    turn += 1
    reply(request, response)
  }
}

/** Starts a server on a free port. */
export const startUpstream = async (): Promise<UpstreamServer> => {
  const seen: SeenRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request
    const noted = { method, path, headers, body: await text(request) }
    seen.push(noted)
    upstream.reply(noted, response)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const upstream: UpstreamServer = {
    url: `http://127.0.0.1:${port}`,
    seen,
    reply: json(500, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
  return upstream
}

/** An address where nothing listens. */
export const NOBODY = 'http://127.0.0.1:9'
