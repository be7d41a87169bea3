import { describe, expect, it } from 'vitest'
import { recordEvents } from '#features/analytics/server/record-events.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { ADDRESS, eventsRequest, pageEvent } from '../../support/events-request.ts'
import { LATE_MS } from '../../support/late.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { hangUp, inTurn, json, NOBODY, silence } from '../../support/upstream-server.ts'

const BUDGET_MS = 400

const RECEIVED = json(202, { received: 1 })

const service = await upstreamOfFile(RECEIVED)

const ask = async (overrides: Partial<Site> = {}) => {
  const made = testSite({ eventsServiceUrl: service.url, ...overrides })
  const request = eventsRequest({
    body: [pageEvent({ label: 'nda' })],
    cookies: { b_email: ADDRESS },
  })
  return { ...made, response: await answer(recordEvents, { request, site: made.site }) }
}

describe('an events service that', () => {
  it.each([
    ['answers 500', json(500, { error: ADDRESS }), 502, 'failed'],
    ['cuts the connection', hangUp, 503, 'unreachable'],
    ['is slow', silence, 504, 'slow'],
    ['answers with a page', json(200, '<html>'), 502, 'bad-answer'],
    ['acknowledges nothing', json(202, { received: 0 }), 502, 'bad-answer'],
    ['redirects', json(302, {}, { Location: 'https://evil.example/' }), 502, 'bad-answer'],
    ['refuses', json(400, { error: ADDRESS }), 502, 'refused'],
  ] as const)(
    '%s has not taken the events, and the page is told',
    async (_case, reply, status, fault) => {
      service.reply = reply
      const start = performance.now()
      const { response, logged, lines } = await ask({
        upstreamBudgetMs: BUDGET_MS + 4000 * Number(fault !== 'slow'),
      })
      expect(response.status).toBe(status)
      if (fault === 'slow') expect(performance.now() - start).toBeLessThan(BUDGET_MS + LATE_MS)
      expect(await response.text()).not.toContain(ADDRESS)
      expect(logged()).toEqual([
        expect.objectContaining({ event: 'upstream failed', upstream: 'events', fault }),
      ])
      expect(lines.join('')).not.toContain(ADDRESS)
      expect(lines.join('')).not.toContain('nda')
    },
  )

  it('is not there: 503', async () => {
    const { response } = await ask({ eventsServiceUrl: NOBODY })
    expect(response.status).toBe(503)
  })

  it('recovers between two tries: taken, under the same ids, without a line', async () => {
    service.reply = inTurn(hangUp, json(503, {}), RECEIVED)
    const { response, logged } = await ask()
    expect(response.status).toBe(202)
    expect(new Set(service.seen.map(({ body }) => body)).size).toBe(1)
    expect(service.seen).toHaveLength(3)
    expect(logged()).toEqual([])
  })
})
