import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { NextRequest, type NextResponse } from 'next/server'
import { answerWebhook } from '#features/checkout/server/answer-webhook.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { offerTermsFinder } from '#features/pricing/server/load-offer-terms.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import type { Random } from '../../../../scripts/lib/random.ts'
import { SITE_URL, testSite } from '../../../support/test-site.ts'
import { ended, spawnServices, untilHealthy } from '../../support/child-services.ts'
import { freePort } from '../../support/free-port.ts'
import { withDatabase } from '../../support/made-database.ts'

const WEBHOOK_SECRET = 'signs what the payment service of this test tells the site'

const HASH_KEY = 'a key that site and services of this test have in common'

type Message = { body: string; headers: Record<string, string> }

/** Milliseconds for which a message may be overtaken by later ones. */
const LATE_MS = 900

/**
 * Stands between the payment service and the site as a bad network does: messages come twice, late, after younger ones, or are
 * taken and yet reported as lost.
 */
const webhookRelay = async (random: Random, deliver: (message: Message) => Promise<number>) => {
  const under = new Set<Promise<unknown>>()
  const send = (message: Message) => {
    const sending = deliver(message)
    under.add(sending)
    void sending.finally(() => under.delete(sending))
    return sending
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = request.headers['payment-signature']
    const headers: Message['headers'] =
      typeof signature === 'string' ? { 'Payment-Signature': signature } : {}
    const message = { body: await text(request), headers }
    if (random.chance(0.15)) {
      response.writeHead(503).end()
      return
    }
    if (random.chance(0.2)) await sleep(random.below(LATE_MS))
    const statuses = await Promise.all([
      send(message),
      ...(random.chance(0.25) ? [send(message)] : []),
    ])
    const isReportedLost = random.chance(0.1)
    response.writeHead(isReportedLost ? 500 : Math.max(...statuses)).end()
    // Once more, long after everybody has forgotten it.
    if (random.chance(0.1)) under.add(sleep(LATE_MS).then(() => send(message)))
  }
  const port = await freePort()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}${API_PATHS.paymentWebhook}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.allSettled(under)
    },
  }
}

type Options = { folder: string; random: Random }

/** Services in a process that can be killed, and the handlers of a site beside them. */
export const openWorld = async ({ folder, random }: Options) => {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { site: known, lines } = testSite({
    userServiceUrl: `${origin}/userbase`,
    accountServiceUrl: `${origin}/api`,
    paymentServiceUrl: `${origin}/payment`,
    contentServiceUrl: `${origin}/content`,
    payment: {
      frameUrl: `${origin}/payment/frame`,
      stripe: null,
      isReal: false,
      takesPayPal: true,
    },
    hashKey: HASH_KEY,
  })
  const site: CheckoutSite = {
    ...known,
    loadOfferTerms: offerTermsFinder({
      contentServiceUrl: known.contentServiceUrl,
      log: known.log,
    }),
    placeOf: () => Promise.resolve(null),
    signIn: (response: NextResponse) => response.cookies.set('p_ssojwt', 'signed in'),
    captchaVerifyUrl: 'http://127.0.0.1:9',
    now: () => new Date(),
  }
  const relay = await webhookRelay(random, async ({ body, headers }) => {
    const address = `${SITE_URL}${API_PATHS.paymentWebhook}`
    const request = new NextRequest(address, { method: 'POST', body, headers })
    return (await answer(answerWebhook, { request, site })).status
  })
  const variables = {
    SERVICES_PORT: String(port),
    DATA_DIR: folder,
    SITE_URL,
    HASH_KEY,
    TOKEN_SIGNING_KEY: HASH_KEY,
    PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYMENT_WEBHOOK_URL: relay.url,
    PAYMENT_URL: `${origin}/payment`,
    LOG_LEVEL: 'error',
  }
  await withDatabase(folder)
  let { child, output } = spawnServices(variables)
  await untilHealthy(origin)
  const logged = [output]

  return {
    origin,
    /** Everything that site and services have written. */
    log: () => [...lines, ...logged.flat()].join('\n'),
    call: (handle: Handle<CheckoutSite>, request: NextRequest) => answer(handle, { request, site }),
    /** Ends the services as a power cut does, and starts them again. */
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
      ;({ child, output } = spawnServices(variables))
      logged.push(output)
      await untilHealthy(origin)
    },
    stop: async () => {
      await relay.stop()
      child.kill('SIGTERM')
      await ended(child)
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
