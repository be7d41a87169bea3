import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { asc, isNotNull } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { WEBHOOK_SIGNATURE_HEADER } from '#features/checkout/payment-contract.ts'
import type { AttemptRequest } from '#features/checkout/purchase-contract.ts'
import { answerWork, type WorkSite } from '#features/checkout/server/answer-work.ts'
import type { PaymentDriver } from '#features/checkout/server/payment-driver.ts'
import { giveBack, giveBackRest } from '#features/orders/server/give-back.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { listen, stopListening } from '#services/listen.ts'
import { giveBackDue } from '#services/refunds/give-back.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import { chargeRequest } from '../../features/checkout/charge-request.ts'
import type { Bench } from '../../services/support/bench.ts'
import { freePort } from '../../services/support/free-port.ts'
import { checkoutSite } from '../../support/checkout-browser.ts'
import { serveWork } from '../life/provider-stub.ts'
import { openLedger, watched, type Mood } from './ledger.ts'
import type { Provider } from './providers.ts'

const TIMEOUT_MS = 20_000

const inTime = () => AbortSignal.timeout(TIMEOUT_MS)

/** Serves the site's part of the work to the services, and gives the site that an operator's command works with. */
const serveSite = async (bench: Bench, { driver, url }: { driver: PaymentDriver; url: string }) => {
  const { site: made } = checkoutSite(
    { url: () => url, bench: () => bench },
    { driver, now: () => new Date() },
  )
  const { webhookSecret } = bench.services.payment
  const site: WorkSite = { ...made, payment: { ...made.payment, webhookSecret }, giveBackRest }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = request.headers[WEBHOOK_SIGNATURE_HEADER.toLowerCase()]
    const asked = new NextRequest(`http://10.0.0.5:3000${request.url}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [WEBHOOK_SIGNATURE_HEADER]: String(signature),
      },
      body: await text(request),
    })
    const answered = await answer(answerWork, { request: asked, site })
    response.writeHead(answered.status, { 'Content-Type': 'application/json' })
    response.end(await answered.text())
  }
  const faults: string[] = []
  const { webhookUrl, stop } = await serveWork({ handle, faults })
  bench.services.payment.webhookUrl = webhookUrl
  return { site, stop, faults }
}

type StartProvider = (bench: Bench, url: string) => Provider | Promise<Provider>

/** The provider of a bench, its ledger, and what operators and banks do; how the services reach it is known here alone. */
export const openBank = async (bench: Bench, startProvider: StartProvider) => {
  const port = await freePort()
  const server = await listen(bench.app, { port, host: '127.0.0.1' })
  const provider = await startProvider(bench, `http://127.0.0.1:${port}`)
  const ledger = openLedger(() => bench.clock.time)
  const disputed = new Set<string>()
  const state: { mood: Mood } = { mood: 'well' }
  const seen: { providerId: string } = { providerId: '' }
  const { timePasses } = provider
  const watch = { ledger, mood: () => state.mood, disputed, timePasses }
  const driver = watched(provider.driver, watch)
  const { site, stop, faults } = await serveSite(bench, { driver, url: `http://127.0.0.1:${port}` })
  const { call, post, services } = bench

  /** The first payment of a buyer, as its outcome has it. */
  const pay = async ({ id, attempt }: { id: string; attempt: AttemptRequest }) => {
    const { total: amount, quote, buyer } = attempt
    const methodToken = await provider.newToken()
    const { currency } = quote
    const request = chargeRequest({
      key: `${id}-1`,
      amount,
      currency,
      email: buyer.email,
      methodToken,
    })
    const started = await provider.driver.start(request, inTime())
    const { paymentId } = started
    provider.isPaid(paymentId)
    ledger.note({ paymentId, state: 'succeeded', total: amount }, quote.amount)
    seen.providerId = started.subscriptionId ?? paymentId
    return { paymentId, subscriptionId: seen.providerId }
  }

  const paymentOf = async (orderNumber: string): Promise<string> => {
    const answered: unknown = await (await call(`/userbase/order/${orderNumber}/payment`)).json()
    return String(Reflect.get(Object(answered), 'paymentId'))
  }

  /** What an operator gives back by command; all that is left without an amount. */
  const refund = (orderNumber: string, amount?: number) =>
    giveBack({
      site,
      payments: driver,
      orderNumber,
      amount,
      reason: 'asked for',
      isAgain: true,
      now: services.now(),
      signal: inTime(),
    })

  /** A buyer asks the bank for a payment back, or the bank has decided. */
  const dispute = async (paymentId: string, decided: 'opened' | 'won' | 'lost') => {
    if (decided === 'won') disputed.delete(paymentId)
    else disputed.add(paymentId)
    const total = ledger.known.get(paymentId)?.total ?? 0
    if (decided === 'lost') ledger.noteBack(paymentId, total, 'The bank')
    const id = `dp_${paymentId}_${decided}`
    await post('/userbase/subscription/dispute', { id, paymentId, state: decided })
  }

  const nextDue = async (): Promise<number> => {
    const [row] = await (
      await bench.database.get()
    )
      .select({ dueAt: subscriptions.dueAt })
      .from(subscriptions)
      .where(isNotNull(subscriptions.dueAt))
      .orderBy(asc(subscriptions.dueAt))
      .limit(1)
    return row?.dueAt?.getTime() ?? Infinity
  }

  /** All that the services and the banks have to do by now. */
  const work = async () => {
    const queries = await bench.database.get()
    for (const { paymentId } of ledger.open()) {
      provider.decide(paymentId)
      ledger.note(await provider.driver.subscription.lookAtCharge(paymentId, inTime()))
    }
    if ((await nextDue()) <= bench.clock.time) await doDueWork(queries, services)
    await giveBackDue(queries, services)
  }

  const begin = () => {
    ledger.begin()
    disputed.clear()
    state.mood = 'well'
  }

  return {
    ledger,
    faults,
    begin,
    pay,
    paymentOf,
    refund,
    dispute,
    work,
    nextDue,
    setMood: (mood: Mood) => void (state.mood = mood),
    takeCard: (change: Omit<Parameters<Provider['takeCard']>[0], 'providerId'>) =>
      provider.takeCard({ ...change, ...seen }),
    stop: async () => {
      await stop()
      await stopListening(server)
      await provider.stop()
    },
  }
}

export type Bank = Awaited<ReturnType<typeof openBank>>
