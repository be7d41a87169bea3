import { asc, eq, isNotNull } from 'drizzle-orm'
import { orders } from '#services/db/purchase-schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { takeNotice } from '#services/payment-notice/take-notice.ts'
import { refundOrder } from '#services/refunds/refund-order.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { doDueWork } from '#services/subscriptions/due-work.ts'
import type { Bench } from '../../support/bench.ts'
import { openLedger, watched, type Mood } from './ledger.ts'
import type { Card, Provider } from './providers.ts'

const TIMEOUT_MS = 20_000

const inTime = () => AbortSignal.timeout(TIMEOUT_MS)

type StartProvider = (bench: Bench) => Promise<Provider>

/** The provider of a bench, its ledger, and what operators and banks do; how the services reach it is known here alone. */
export const openBank = async (bench: Bench, startProvider: StartProvider) => {
  const { post, services } = bench
  const provider = await startProvider(bench)
  const ledger = openLedger(() => bench.clock.time)
  const disputed = new Set<string>()
  const state: { mood: Mood } = { mood: 'well' }
  const before = services.provider
  const { timePasses } = provider
  const driver = watched(provider.driver, { ledger, mood: () => state.mood, disputed, timePasses })
  services.provider = driver
  const queries = () => bench.database.get()

  /** The buyer pays on the page what has just been started for a purchase; `net` is before tax. */
  const pay = async ({ id, net }: { id: string; net: number }) => {
    const started = ledger.started()
    if (!started) throw new Error('Nothing was started at the provider')
    const { paymentId, total } = started
    provider.isPaid(paymentId)
    ledger.note({ paymentId, state: 'succeeded', total }, net)
    const { status } = await post(`/userbase/purchase/${id}/settle`, {})
    if (status !== 200) throw new Error(`A payment was settled with ${status}`)
  }

  const paymentOf = async (orderNumber: string): Promise<string> => {
    const [order] = await (
      await queries()
    )
      .select({ paymentId: orders.paymentId })
      .from(orders)
      .where(eq(orders.number, orderNumber))
    return order?.paymentId ?? ''
  }

  /** What an operator gives back by command; all that is left without an amount. */
  const refund = async (orderNumber: string, amount?: number) => {
    const wanted = { orderNumber, amount, reason: 'asked for', isAgain: true }
    await refundOrder(await queries(), { ...wanted, services: { ...services, signal: inTime() } })
  }

  /** A buyer asks the bank for a payment back, or the bank has decided. */
  const dispute = async (paymentId: string, decided: 'opened' | 'won' | 'lost') => {
    if (decided === 'won') disputed.delete(paymentId)
    else disputed.add(paymentId)
    const total = ledger.known.get(paymentId)?.total ?? 0
    if (decided === 'lost') ledger.noteBack(paymentId, total, 'The bank')
    const id = `dp_${paymentId}_${decided}`
    await post('/told/subscription/dispute', { id, paymentId, state: decided })
  }

  const nextDue = async (): Promise<number> => {
    const [row] = await (
      await queries()
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
    for (const { paymentId } of ledger.open()) {
      provider.decide(paymentId)
      ledger.note(await provider.driver.subscription.retrieveCharge(paymentId, inTime()))
    }
    if ((await nextDue()) <= bench.clock.time) await doDueWork(await queries(), services)
    await sendDueRefunds(await queries(), services)
  }

  /** A provider that answers again sends its messages as well. */
  const setMood = async (mood: Mood) => {
    state.mood = mood
    if (mood !== 'well') return
    const settling = { ...services, signal: inTime() }
    for (const { paymentId, key } of ledger.unheard.splice(0)) {
      const notice = { id: `evt_${paymentId}`, paymentId, key }
      await takeNotice(await queries(), { notice, settling })
    }
  }

  const begin = () => {
    ledger.begin()
    disputed.clear()
    state.mood = 'well'
  }

  return {
    ledger,
    begin,
    name: driver.name,
    newToken: provider.newToken,
    pay,
    paymentOf,
    refund,
    dispute,
    nextDue,
    work,
    setMood,
    takeCard: (change: { page: string; card: Card }) => {
      const { providerId = '' } = ledger.started() ?? {}
      return provider.takeCard({ ...change, providerId })
    },
    stop: async () => {
      services.provider = before
      await provider.stop()
    },
  }
}

export type Bank = Awaited<ReturnType<typeof openBank>>
