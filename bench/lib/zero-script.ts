import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import { withoutScript } from './html-parts.ts'
import { nextPort } from './server.ts'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Headers of the transport, which this server sets itself. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/

const copyOf = async (url: string): Promise<Answer> => {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name))
  const body = Buffer.from(await answer.arrayBuffer())
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: isPage ? Buffer.from(withoutScript(body.toString('utf8'))) : body,
  }
}

const send = (response: ServerResponse, { status, headers, body }: Answer) => {
  if (!COMPRESSED.test(headers['content-type'] ?? '')) {
    response.writeHead(status, headers).end(body)
    return
  }
  response.writeHead(status, { ...headers, 'content-encoding': 'gzip' })
  const gzip = createGzip()
  gzip.pipe(response)
  gzip.end(body)
}

/**
 * Serves the pages of a site as plain HTML without script: same headers, same files, compressed on
 * the way as Next does it. Answers are copied on first request, so a first load does not count.
 */
export const startZeroScript = async (site: string) => {
  const copies = new Map<string, Promise<Answer>>()
  const port = await nextPort()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const copy = copies.get(path) ?? copyOf(`${site}${path}`)
    copies.set(path, copy)
    copy.then(
      (answer) => send(response, answer),
      (error: unknown) => response.writeHead(502).end(String(error)),
    )
  })
  server.listen(port)
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://localhost:${port}`, stop }
}
