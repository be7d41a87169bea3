import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Sample } from '#lib/config/metrics.ts'
import { sendDueConversions } from '#services/conversions/send-due-conversions.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { sendDueMail } from '#services/mail/send-due-mail.ts'
import { MAIL_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { dueFigures } from '#services/watching/watch-services.ts'
import { newEmail, payloadFor } from '../services/support/bench.ts'
import { newPurchaseId } from '../services/support/purchase.ts'
import { PLATFORM_KEYS } from './ad-platforms/ad-platforms.ts'
import { checkoutBrowser, checkoutSite, tellSite } from './checkout-browser.ts'
import type { CheckoutServices } from './checkout-services.ts'
import type { Causes } from './site-causes.ts'
import { testSite } from './test-site.ts'

const times = async (count: number, act: () => Promise<unknown>) => {
  await Promise.all(Array.from({ length: count }, act))
}

/** The causes that lie in the services, and in what the site hears of payments; `keep` takes what is looked up. */
export const servicesCauses = (
  services: CheckoutServices,
  keep: (samples: readonly Sample[]) => void,
): Causes => {
  const makeMailLate = async () => {
    const { signUp, services: context, clock } = services.bench()
    expect((await signUp(payloadFor(newEmail()))).status).toBe(201)
    clock.time += 600_000
    keep(await dueFigures({ ...context, mailUrl: 'smtp://mail.example' }))
  }
  const refuseMail = async () => {
    const { signUp, services: context, database } = services.bench()
    await times(7, () => signUp(payloadFor(newEmail())))
    const send = () => Promise.reject(new Error('550 not here'))
    await sendDueMail(await database.get(), { ...context, send })
  }
  const refuseConversions = async () => {
    const { signUp, services: context, database, clock } = services.bench()
    context.platforms = { microsoft: PLATFORM_KEYS.microsoft }
    const click = { name: 'msclkid', id: 'a'.repeat(32), at: clock.time } as const
    const AdArrival = { consent: 'accepted', clicks: { microsoft: click } } as const
    await signUp({ ...payloadFor(newEmail()), AdArrival })
    const senders = { microsoft: () => Promise.resolve({ kind: 'later', reason: '401' } as const) }
    for (let tries = 1; tries <= 12; tries += 1) {
      await sendDueConversions(await database.get(), { ...context, senders })
      clock.time += pauseAfter(tries, MAIL_RETRIES)
    }
    context.platforms = {}
  }
  const failRounds = async () => {
    const stop = startRounds(
      { database: services.bench().database, log: testSite().site.log },
      {
        job: 'refunds',
        everyMs: 5,
        work: () => Promise.reject(new Error('A fault of our own')),
        failed: 'The round failed',
      },
    )
    await sleep(200)
    await stop()
  }
  const loseDatabase = async () => {
    const { services: context } = services.bench()
    const databaseUrl = 'postgres://me:pw@127.0.0.1:9/db'
    const database = lazyDatabase({ dataDir: '', databaseUrl, log: testSite().site.log })
    keep(await dueFigures({ ...context, database }))
  }
  const decline = async () => {
    const browser = checkoutBrowser(services, checkoutSite(services).site)
    await browser.choose()
    await browser.pay({ card: 'declined' })
  }
  const tellOfStrangeCharge = async () => {
    const notice = { paymentId: 'pay_of_nobody', key: `${newPurchaseId()}-1` }
    expect((await tellSite(checkoutSite(services).site, notice)).status).toBe(200)
  }
  const sendUnsigned = () => {
    const notice = { paymentId: 'a', key: 'b' }
    return tellSite(checkoutSite(services).site, notice, { header: () => null })
  }
  return {
    MoneyNeedsPerson: tellOfStrangeCharge,
    PurchasesFail: decline,
    PaymentMessagesRefused: () => times(25, sendUnsigned),
    MailNotSent: refuseMail,
    ConversionsNotSent: refuseConversions,
    WorkLate: makeMailLate,
    RoundsFail: failRounds,
    DatabaseDown: loseDatabase,
  }
}
