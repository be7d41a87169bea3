import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import type { Mail } from '#services/mail/letter.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { upgradeNow } from '#services/subscriptions/change-plan.ts'
import type { Bench } from '../../support/bench.ts'
import { DECLARATION_PATH, newWithdrawal } from '../../support/leavers.ts'
import type { Subscribers } from './subscriber.ts'

/** What customers, operator and marketplace do with a subscription, by the services' own routes. */
export const actsOf = (bench: () => Bench, life: Subscribers) => {
  const { provider, ordersOf, mailsOf, queries } = life
  const now = () => bench().clock.time
  const isOf = (id: string) =>
    [...provider().seen.values()].filter(({ charge }) => charge.key.includes(id))

  const upgrade = async (
    subscriptionId: string,
    to: { plan: PlanId; seats: number } = { plan: 'premium', seats: 5 },
    kind: 'done' | 'failed' | 'pending' = 'done',
  ) => {
    const wanted = { ...to, subscriptionId, services: bench().services }
    expect(await upgradeNow(await queries(), wanted)).toMatchObject({ kind })
  }

  /** An order goes back, at the provider and then in the books. */
  const refund = async (orderNumber: string, refunded: number) => {
    const report = { key: randomUUID(), refunded, reason: 'test' }
    const { status } = await bench().post(`/told/order/${orderNumber}/refund`, report)
    expect(status).toBe(201)
  }

  const withdraw = async (email: string, orderNumber: string) => {
    const declaration = newWithdrawal({ email, orderNumber })
    expect((await bench().post(DECLARATION_PATH, declaration)).status).toBe(201)
  }

  /** The orders that have gone back by themselves, at the provider and in the books. */
  const wentBack = async (userId: string) => {
    await sendDueRefunds(await queries(), bench().services)
    const back = (await ordersOf(userId)).filter(
      ({ paymentId, total }) => provider().givenBack.get(paymentId) === total,
    )
    expect(back.every(({ refunded, total }) => refunded === total)).toBe(true)
    return back.map(({ number }) => number)
  }

  const written = async (mail: Mail) =>
    letterText(await letterOf(await queries(), { ...bench().services, mail }))

  /** What the only mail of a kind to an address says in a language. */
  const textTo = async (email: string, { kind, language }: { kind: string; language: Locale }) => {
    const [mail, ...more] = await mailsOf(email, kind)
    if (!mail || more.length > 0) throw new Error(`Not one mail of the kind ${kind}`)
    return written({ ...mail, language })
  }

  const sell = async (email: string) => {
    const sold = {
      receipt: randomUUID().slice(0, 8).toUpperCase(),
      item: '1',
      time: Math.floor(now() / 1000) - 60,
      email,
      name: 'Ann',
      language: 'en',
      isProved: true,
    }
    expect((await bench().post('/userbase/affiliate/clickbank', sold)).status).toBe(200)
  }

  return { now, isOf, upgrade, refund, withdraw, wentBack, written, textTo, sell }
}
