import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Sample } from '#lib/config/metrics.ts'
import { kindOfRequest } from '#lib/server/request/kind-of-request.ts'
import { newExchange } from '#lib/util/exchange.ts'
import { followRequests } from '#lib/watch/follow-requests.ts'
import { openMetrics } from '#lib/watch/serve-metrics.ts'
import { findNginx } from '../../scripts/front/find-nginx.ts'
import { ownFront } from '../front/own-front.ts'
import { alertRules } from '../support/alert-rules.ts'
import { WEBHOOK_SECRET } from '../support/checkout-browser.ts'
import { checkoutServices } from '../support/checkout-services.ts'
import {
  alertFault,
  checkMetrics,
  checkRules,
  findPromtool,
  type Series,
} from '../support/promtool.ts'
import { servicesCauses } from '../support/services-causes.ts'
import { SITE_CAUSES } from '../support/site-causes.ts'
import { json, startUpstream } from '../support/upstream-server.ts'

const services = checkoutServices(WEBHOOK_SECRET)

let collected: readonly Sample[] = []

const CAUSES = {
  ...SITE_CAUSES,
  ...servicesCauses(services, (samples) => {
    collected = samples
  }),
}

let metrics: Awaited<ReturnType<typeof openMetrics>>

beforeAll(async () => {
  metrics = await openMetrics({
    program: 'site',
    collect: () => Promise.resolve(collected),
    lifeMs: -1,
  })
  followRequests({ kindOf: kindOfRequest, exchangeOf: () => newExchange(), isTraced: () => false })
})

afterAll(() => {
  metrics.end()
})

type Read = { values: Map<string, number>; kinds: Map<string, string> }

const readText = (text: string): Read => {
  const kinds = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  )
  const values = new Map(
    [...text.matchAll(/^([a-z]\S*(?:\{.*\})?) (\S+)$/gm)].map(([, series = '', value]) => [
      series,
      Number(value),
    ]),
  )
  return { kinds, values }
}

const read = async () => readText(await metrics.text())

const nameIn = (series: string) => series.split('{', 1)[0] ?? ''

/** The series that a rule asks for, as they were told before something happened and after it. */
const seriesOf = (expr: string, { before, after }: { before: Read; after: Read }): Series[] =>
  [...after.values].flatMap(([series, value]) => {
    const name = nameIn(series)
    if (!expr.includes(name)) return []
    const isCounter = after.kinds.get(name) !== 'gauge'
    return { series, isCounter, before: before.values.get(series), after: value }
  })

/** Alerts of what Prometheus reaches no more, with a job of theirs. */
const REACHED = [
  ['ProgramDown', 'services'],
  ['FrontDown', 'front'],
] as const

const promtool = findPromtool()

if (!promtool) {
  process.stdout.write(
    'Prometheus is not on this machine: alert rules are not tried. Install it.\n',
  )
}

test.skipIf(process.env.CI !== 'true')('promtool is there', () => {
  expect(promtool, 'continuous integration needs Prometheus').toBeDefined()
})

describe.skipIf(!promtool)('the alert rules', () => {
  it('are rules of Prometheus', () => {
    const { isGood, said } = checkRules()
    expect(isGood, said).toBe(true)
  })

  it('are all tried here', () => {
    const alerts = alertRules().map(({ alert }) => alert)
    const others = [...REACHED.map(([alert]) => alert), 'FrontFindsNoSite']
    expect([...Object.keys(CAUSES), ...others].toSorted()).toEqual(alerts.toSorted())
  })

  it.each(alertRules().filter(({ alert }) => alert in CAUSES))(
    '$alert is silent before its cause, and fires while that goes on',
    async ({ alert, expr }) => {
      collected = [
        { name: 'bib_database_up', labels: {}, value: 1 },
        { name: 'bib_jobs_late_seconds', labels: { job: 'mail' }, value: 0 },
      ]
      const before = await read()
      await CAUSES[alert]?.()
      const series = seriesOf(expr, { before, after: await read() })
      expect(alertFault(alert, series)).toBeUndefined()
    },
    60_000,
  )

  it.each(REACHED)('%s fires where Prometheus reaches %s no more', (alert, job) => {
    const series = `up{job="${job}",instance="127.0.0.1:9465"}`
    expect(alertFault(alert, [{ series, isCounter: false, before: 1, after: 0 }])).toBeUndefined()
  })

  it('RateLimitStoreAway fires until Redis is back, however long that takes', () => {
    const lines = (event: string, after: number) => ({
      series: `bib_log_lines_total{level="warn",event="rate limit store ${event}",program="site"}`,
      // It is written once, and not each minute.
      isCounter: false,
      before: 0,
      after,
    })
    const fault = (back: number) =>
      alertFault('RateLimitStoreAway', [lines('away', 1), lines('back', back)])
    expect(fault(0)).toBeUndefined()
    expect(fault(1)).toContain('RateLimitStoreAway')
  })

  it.skipIf(!findNginx())(
    'FrontFindsNoSite fires where the sites of a front are away',
    async () => {
      const site = await startUpstream()
      site.reply = json(200, {})
      const front = await ownFront({ sites: [site.url] })
      const told = async () => (await front.ask('/front/metrics')).body.toString()
      const before = await told()
      await site.close()
      // The front keeps what it has heard for a second.
      await expect.poll(told, { timeout: 8000 }).toContain('bib_front_site_up 0')
      const after = await told()
      await front.end()
      expect(checkMetrics(before)).toEqual({ isGood: true, said: '' })
      const series = seriesOf('bib_front_site_up', {
        before: readText(before),
        after: readText(after),
      })
      expect(alertFault('FrontFindsNoSite', series)).toBeUndefined()
    },
  )
})
