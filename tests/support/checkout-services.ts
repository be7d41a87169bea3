import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { SIGNATURE_HEADERS } from '#features/checkout/payment-contract.ts'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { createBench, type Bench } from '../services/support/bench.ts'
import { withDatabase } from '../services/support/made-database.ts'
import { tempDir } from '../services/support/temp-dir.ts'

/** What becomes of a call: it never arrives, its answer is lost, or it is answered 503, 404, or 200 by somebody else. */
export type Fault = 'call lost' | 'answer lost' | 'away' | 'unknown' | 'misled'

/** The reference services behind a real port, whose calls can be lost. */
export type CheckoutServices = {
  bench: () => Bench
  url: () => string
  /** What becomes of each call, such as `POST /payment/charge`; nothing special where it gives nothing. */
  fault: (call: string) => Fault | undefined
  /** Has the services ask another provider, of which these parts are another; gives what ends that. */
  withProvider: (parts: Partial<PaymentDriver>) => () => void
  /** What the services have logged since the test began, but for what tells of a request. */
  logged: () => Record<string, unknown>[]
  /** Calls that arrived, in order. */
  seen: string[]
}

/** Headers that the services are told. */
const PASSED_ON = [
  'content-type',
  'authorization',
  ...SIGNATURE_HEADERS.map((header) => header.toLowerCase()),
]

const WITH_ID = /\/[\da-f]{32}(?=\/|$)|\/(?:pay|sub)_[\w-]+/g

const nameOf = ({ method = '', url = '' }: IncomingMessage) =>
  `${method} ${url.replace(WITH_ID, '/{id}')}`

/** The driver of the reference payment service, which is called at the port like any other. */
const referenceProvider = (services: CheckoutServices, webhookSecret: string) =>
  referenceDriver({
    paymentServiceUrl: `${services.url()}/payment`,
    payment: { webhookSecret },
    now: () => services.bench().clock.time,
  })

/** Starts the reference services on an embedded database around the tests of a file; before each nothing is lost. */
export const checkoutServices = (webhookSecret: string): CheckoutServices => {
  let opened: Bench | undefined
  let port = 0
  const services: CheckoutServices = {
    bench: () => {
      if (!opened) throw new Error('The services are not there yet')
      return opened
    },
    url: () => `http://127.0.0.1:${port}`,
    fault: () => undefined,
    withProvider: (parts) => {
      const { services: known } = services.bench()
      const { provider } = known
      known.provider = { ...provider, ...parts }
      return () => {
        known.provider = provider
      }
    },
    logged: () => services.bench().logLines.map((line) => JSON.parse(line)),
    seen: [],
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const name = nameOf(request)
    const body = await text(request)
    const fault = services.fault(name)
    if (fault === 'call lost') return response.destroy()
    if (fault === 'away') return response.writeHead(503).end('{}')
    if (fault === 'unknown') return response.writeHead(404).end('{}')
    if (fault === 'misled') return response.writeHead(200).end('<!DOCTYPE html><p>Hello')
    services.seen.push(name)
    const { method = 'GET', url = '/' } = request
    const headers = Object.fromEntries(
      PASSED_ON.map((header) => [header, String(request.headers[header] ?? '')]),
    )
    const answered = await services
      .bench()
      .call(url, { method, headers, ...(method === 'POST' && { body }) })
    if (fault === 'answer lost') return response.destroy()
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    return response.end(await answered.text())
  }

  const server = createServer((request, response) => void answer(request, response))

  beforeAll(async () => {
    const log = createLog({ name: 'test', level: 'silent' })
    const dataDir = await withDatabase(tempDir())
    opened = createBench(lazyDatabase({ dataDir, log }), { webhookSecret })
    await opened.database.get()
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
    opened.services.provider = referenceProvider(services, webhookSecret)
  }, 180_000)

  beforeEach(() => {
    services.fault = () => undefined
    services.seen.length = 0
    const { logLines, services: known } = services.bench()
    logLines.length = 0
    // Of lines that are written once a minute, each test has its own.
    const destination = { write: (line: string) => void logLines.push(line) }
    known.log = createLog({ name: 'test', level: 'debug', destination })
  })

  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await opened?.database.close()
  })

  return services
}
