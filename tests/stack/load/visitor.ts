import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { IDEMPOTENCY_HEADER } from '#features/signup/idempotency.ts'
import { codeOf } from '#lib/util/error-code.ts'

/** What came back; status 0 where nothing did. */
export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** Why nothing came. */
  reason?: string
}

export type Wanted = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

const TIMEOUT_MS = 70_000

const REPEAT = 307

const gone = (error: unknown): Answer => ({
  status: 0,
  headers: {},
  body: Buffer.alloc(0),
  reason: String(error),
})

const read = async (response: IncomingMessage): Promise<Answer> => {
  const { statusCode: status = 0, headers } = response
  return { status, headers, body: await buffer(response) }
}

/** An address of this machine that looks like that of another visitor: limits count for each. */
export const addressOf = (number: number): string =>
  `127.${1 + (Math.floor(number / 62_500) % 250)}.${1 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}`

type Outcome = { response: IncomingMessage } | { error: Error; isStale: boolean }

/** A browser of one visitor; connections stay open as a browser's do where `staysOpen` says so. */
export const visitorOf = (
  origin: string,
  { address, staysOpen = false }: { address: string; staysOpen?: boolean },
) => {
  const agent = new Agent({ keepAlive: staysOpen, maxSockets: 6 })
  const { hostname, port } = new URL(origin)

  const once = ({ path, method = 'GET', headers, body }: Wanted): Promise<Outcome> =>
    new Promise((resolve) => {
      const asked = request(
        {
          agent,
          hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
          port,
          path,
          method,
          localAddress: address,
          timeout: TIMEOUT_MS,
          headers: {
            Host: `${hostname}:${port}`,
            ...headers,
            ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
          },
        },
        (response) => resolve({ response }),
      )
      asked.on('timeout', () => asked.destroy(new Error('timeout')))
      asked.on('error', (error) => {
        resolve({ error, isStale: asked.reusedSocket && codeOf(error) === 'ECONNRESET' })
      })
      asked.end(body)
    })

  const send = async (wanted: Wanted): Promise<Answer> => {
    const outcome = await once(wanted)
    if ('response' in outcome) return read(outcome.response).catch(gone)
    // A kept connection that ended meanwhile is opened anew, as every browser does for what changes nothing.
    if (outcome.isStale && wanted.method !== 'POST') return send(wanted)
    return gone(outcome.error)
  }

  return { send, close: () => agent.destroy() }
}

export type Visitor = ReturnType<typeof visitorOf>

/** What page script posts, as a browser sends it: with the cookies of its visitor, and once more where it is led on with the same. */
export const posterOf = (origin: string, address: string) => {
  const visitor = visitorOf(origin, { address })
  const jar = new Map<string, string>()
  const post = async (path: string, sent: { body: unknown; key?: string }): Promise<Answer> => {
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await visitor.send({
      path,
      method: 'POST',
      headers: {
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        ...(Cookie && { Cookie }),
        ...(sent.key && { [IDEMPOTENCY_HEADER]: sent.key }),
      },
      body: JSON.stringify(sent.body),
    })
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const { location } = answer.headers
    return answer.status === REPEAT && location ? post(location, sent) : answer
  }
  return post
}
