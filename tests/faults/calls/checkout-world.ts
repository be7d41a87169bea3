import { SIGNATURE_HEADERS } from '#features/checkout/payment-contract.ts'
import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { listen } from '#services/listen.ts'
import { createBench, type Bench } from '../../services/support/bench.ts'
import { WEBHOOK_SECRET } from '../../support/checkout-browser.ts'
import type { Reply } from '../hostile-upstream.ts'

/** Reference services of one purchase behind a port: an app, a provider and a log that no other has. */
export type World = {
  bench: () => Bench
  url: () => string
  close: () => void
}

/** The driver of the reference payment service, called at an address as any provider is. */
export const referenceAt = (paymentServiceUrl: string, { clock }: Bench): PaymentDriver =>
  referenceDriver({
    paymentServiceUrl,
    payment: { webhookSecret: WEBHOOK_SECRET },
    now: () => clock.time,
  })

/** Starts services with a sound provider, on a database that others use too. */
export const openWorld = async (database: LazyDatabase): Promise<World> => {
  const bench = createBench(database, { webhookSecret: WEBHOOK_SECRET })
  const server = await listen(bench.app, { port: 0, host: '127.0.0.1' })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The services have no port')
  const url = `http://127.0.0.1:${address.port}`
  bench.services.provider = referenceAt(`${url}/payment`, bench)
  return {
    bench: () => bench,
    url: () => url,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a service has to be told beside the call. */
const PASSED_ON = [
  'content-type',
  'authorization',
  'idempotency-key',
  'stripe-version',
  ...SIGNATURE_HEADERS.map((name) => name.toLowerCase()),
]

/** Has the service at an address answer. */
export const answerBy = async (url: string, [request, response]: Parameters<Reply>) => {
  const { method, headers, body } = request
  const told = PASSED_ON.map((name) => [name, String(headers[name] ?? '')] as const)
  const kept = Object.fromEntries(told.filter(([, value]) => value !== ''))
  const answered = await fetch(url, { method, headers: kept, ...(method === 'POST' && { body }) })
  response.writeHead(answered.status, { 'Content-Type': 'application/json' })
  response.end(await answered.text())
}

/** A failing address that stands in front of one of the services. */
export const inFrontOf = (failing: string, url: string): string => {
  const { port, pathname } = new URL(url)
  return `${failing}/${port}${pathname}`
}

/** Has the services answer in front of which it stands. */
export const passedOn: Reply = (...call) => {
  const [, port = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(call[0].path) ?? []
  void answerBy(`http://127.0.0.1:${port}${path}`, call)
}
