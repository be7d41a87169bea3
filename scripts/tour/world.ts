import type { Hono } from 'hono'
import { readServerEnv } from '#lib/config/env-server.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { MINUTE_MS } from '#lib/util/durations.ts'
import { createLog } from '#lib/util/log.ts'
import { createServicesApp } from '#services/app.ts'
import type { Clock } from '#services/clock/clock.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { listen, stopListening } from '#services/listen.ts'
import { openContext } from '#services/open-context.ts'
import { moveClock } from '#services/operator/move-clock.ts'
import { sweepCharges } from '#services/payment/charge-states.ts'
import { deliverNotices } from '#services/payment/deliver-notices.ts'
import { openDisputes } from '#services/payment/disputes.ts'
import { sendDueRefunds } from '#services/refunds/send-due-refunds.ts'
import { notifyMembers } from '#services/seats/notify-members.ts'

/** The services in this process, on a clock that goes on as their year is lived. */
export type World = {
  app: Hono
  services: ServicesContext
  /** Goes on to a moment, and does on the way what the services do by themselves. */
  goOn: (to: Date) => Promise<void>
  /** Goes on by some minutes. */
  wait: (minutes: number) => Promise<void>
  close: () => Promise<void>
}

/** One round of what the services do every few seconds, but for the subscriptions (`moveClock`). */
const doRounds = async (services: ServicesContext, signal: AbortSignal) => {
  const { database, payment, now } = services
  const queries = await database.get()
  await sweepCharges(queries, now())
  await openDisputes(queries, now())
  await sendDueRefunds(queries, services)
  for (let sent = 1; sent > 0;) {
    const { taken, refused } = await deliverNotices(queries, { payment, now, signal })
    if (refused > 0) throw new Error('The services take no notices of payments of their own.')
    sent = taken
  }
  await notifyMembers(queries, now())
}

/** What a world is opened with. */
export type Opening = {
  /** The variables of the tour. */
  source: Record<string, string | undefined>
  /** The first moment, in milliseconds. */
  start: number
  signal: AbortSignal
}

/** Opens the services of a tour in this process, at their own port too, where the payment driver asks and notices of payments arrive. */
export const openWorld = async ({ source, start, signal }: Opening): Promise<World> => {
  let time = start
  const named = readServerEnv(source)
  const { SERVICES_PORT: port, SERVICES_HOST: host } = named
  // The site, which hears of payments otherwise, does not run yet.
  const webhook = `http://localhost:${port}/userbase/payment-notice`
  const env = readServerEnv({ ...source, PAYMENT_WEBHOOK_URL: webhook })
  // A dispute alarms, and is meant here; whatever is refused is thrown.
  const log = createLog({ name: 'tour', level: 'fatal' })
  const opened = openContext({ env, log, systemNow: () => time })
  const services = { ...opened, makeLimiter: memoryLimiters }
  const app = createServicesApp(services)
  const server = await listen(app, { port, host })
  const clock: Clock = {
    now: services.now,
    load: () => Promise.resolve(),
    moveTo: async (_queries, to) => {
      time = Math.max(time, to.getTime())
    },
  }
  const goOn = async (to: Date) => {
    signal.throwIfAborted()
    const queries = await services.database.get()
    const moment = new Date(Math.max(time, to.getTime()))
    await moveClock(queries, { to: moment, clock, services, isReal: services.takesRealMoney })
    await doRounds(services, signal)
  }
  const close = async () => {
    await stopListening(server)
    await services.database.close()
  }
  const wait = (minutes: number) => goOn(new Date(time + minutes * MINUTE_MS))
  return { app, services, goOn, wait, close }
}
