import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer as createTcpServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { json, NOBODY, type UpstreamServer } from '../support/upstream-server.ts'
import { UNTRUSTED_CERTIFICATE } from './untrusted-certificate.ts'

export type Reply = UpstreamServer['reply']

/** What a service can do to who calls it, by the name that docs/faults.md has for it. */
export const FAULTS = {
  none: 'nothing is wrong',
  down: 'nothing listens at its address',
  refused: 'it refuses the call with 403',
  cut: 'it cuts the connection',
  slow: 'its answer drips and does not end in time',
  hangs: 'it takes the call and never answers',
  half: 'its answer breaks off in the middle',
  rubbish: 'it answers bytes that are no HTTP',
  'wrong type': 'it answers a page of HTML with 200',
  'error in 200': 'it answers 200, and says in it that it failed',
  'error 500': 'it answers 500',
  'limit 429': 'it answers 429, with a pause of 7 seconds',
  certificate: 'nobody has signed its certificate',
  DNS: 'its name has no address',
  clock: 'its clock is a year late',
  'disk full': 'its disk is full, and it answers 507',
  endless: 'its answer has no end, and would fill the memory',
  descriptors: 'its caller has no descriptor left for a connection',
} as const

export type Fault = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS).filter((name): name is Fault => name in FAULTS)

/** What no answer may repeat and no line of the log may hold, though a service says it. */
export const SECRET_OF_SERVICE = 'canary-of-the-service'

const CHUNK = Buffer.alloc(64 * 1024, ' ')

const NEVER: Reply = () => undefined

const startedBody =
  (type: string): Reply =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).write('{"a":')

const drips: Reply = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const drip = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(drip))
}

const endless: Reply = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const pour = () => {
    while (!response.destroyed && response.write(CHUNK));
  }
  response.on('drain', pour)
  pour()
}

const aYearLate =
  (sound: Reply): Reply =>
  (request, response) => {
    response.sendDate = false
    response.setHeader('Date', new Date(Date.now() - 365 * 86_400_000).toUTCString())
    sound(request, response)
  }

const failure = { error: SECRET_OF_SERVICE, status: 'error' }

const replyOf = (fault: Fault, sound: Reply): Reply => {
  const replies: Partial<Record<Fault, Reply>> = {
    refused: json(403, failure),
    cut: (_request, response) => void response.destroy(),
    slow: drips,
    hangs: NEVER,
    half: (request, response) => {
      startedBody('application/json')(request, response)
      setTimeout(() => response.destroy(), 20)
    },
    'wrong type': (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html><p>Hello'),
    'error in 200': json(200, failure),
    'error 500': json(500, failure),
    'limit 429': json(429, failure, { 'Retry-After': '7' }),
    clock: aYearLate(sound),
    'disk full': json(507, failure),
    endless,
  }
  return replies[fault] ?? sound
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** A service that does something bad, its address, and how many calls have reached it whole. */
export type Hostile = { url: string; reached: () => number; close: () => void }

const nowhere = (url: string): Hostile => ({ url, reached: () => 0, close: () => undefined })

const closing = (server: Server, close: () => void) => () => {
  close()
  server.close()
}

const overHttp = async (fault: Fault, sound: Reply): Promise<Hostile> => {
  let reached = 0
  const reply = replyOf(fault, sound)
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      reached += 1
      const { method = '', url: path = '', headers } = request
      return reply({ method, path, headers, body }, response)
    })
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    reached: () => reached,
    close: closing(server, () => server.closeAllConnections()),
  }
}

const rubbish = async (): Promise<Hostile> => {
  let reached = 0
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      reached += 1
      socket.end('\u0000\u0001 no such thing as HTTP\r\n')
    })
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, reached: () => reached, close: () => server.close() }
}

const unproved = async (): Promise<Hostile> => {
  const server = createHttpsServer(UNTRUSTED_CERTIFICATE, (_request, response) =>
    response.end('{}'),
  )
  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    reached: () => 0,
    close: closing(server, () => server.closeAllConnections()),
  }
}

/** Longer than the names of the net may be: a resolver says at once that there is none, and asks nobody. */
export const NO_NAME_HOST = `${'a'.repeat(64)}.invalid`

/** Starts a service with a fault; what it would answer without one is `sound`. */
export const startHostile = (fault: Fault, sound: Reply): Promise<Hostile> | Hostile => {
  if (fault === 'down') return nowhere(NOBODY)
  if (fault === 'DNS') return nowhere(`http://${NO_NAME_HOST}`)
  if (fault === 'rubbish') return rubbish()
  return fault === 'certificate' ? unproved() : overHttp(fault, sound)
}
