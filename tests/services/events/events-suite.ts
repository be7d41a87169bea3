import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { RecordedEvent } from '#features/analytics/events-contract.ts'
import { experimentExposures } from '#services/db/experiment-schema.ts'
import { events } from '#services/db/schema.ts'
import type { Bench } from '../support/bench.ts'

const newId = () => randomUUID().replaceAll('-', '')

/** An event as the site passes it on. */
export const newEvent = (overrides: Partial<RecordedEvent> = {}): RecordedEvent => ({
  id: newId(),
  name: 'record query',
  category: 'Landing',
  label: 'nda',
  language: 'fr',
  path: '/fr/docs/demo',
  at: new Date().toISOString(),
  ...overrides,
})

/** Events are kept once and before they are acknowledged (S1 §7). */
export const eventsSuite = (bench: () => Bench) =>
  describe('POST /events/', () => {
    const rowsOf = async (sent: readonly Pick<RecordedEvent, 'id'>[]) => {
      const queries = await bench().database.get()
      const ids = sent.map(({ id }) => id)
      return queries.select().from(events).where(inArray(events.id, ids)).orderBy(events.name)
    }
    const send = (sent: readonly unknown[], path = '/events/') =>
      bench().post(path, { events: sent })

    test('keep the exposure to an arm of an experiment once, in a row that tells nobody apart', async () => {
      const exposure = { experiment: 'headline', arm: 'price', device: 'mobile', browser: 'Safari' }
      const view = newEvent({ name: 'landing view', exposure: { ...exposure, device: 'mobile' } })
      for (const _time of ['first', 'again']) expect((await send([view])).status).toBe(202)
      const queries = await bench().database.get()
      const rows = await queries
        .select()
        .from(experimentExposures)
        .where(eq(experimentExposures.experiment, 'headline'))
      expect(rows).toEqual([
        {
          ...exposure,
          id: expect.stringMatching(/^[\da-f-]{36}$/),
          language: 'fr',
          happenedAt: expect.any(Date),
          receivedAt: new Date(bench().clock.time),
        },
      ])
      expect(await rowsOf([view])).toHaveLength(1)
      const other = newEvent({ exposure: { ...exposure, device: 'mobile' } })
      expect((await send([other])).status).toBe(400)
    })

    test.each(['/events/', '/events'])('keeps every field at %s', async (path) => {
      const view = newEvent({ name: 'landing view', label: 'Modèles', visit: newId() })
      const created = newEvent({
        name: 'Account Created',
        category: 'Goal',
        arm: 'docs/ab/15.10.24/01',
        emailHash: 'h'.repeat(43),
        device: 'mobile',
        source: { SourceChannel: 'google', CustomTracking: { affid: '42' } },
      })
      const answer = await send([view, created], path)
      expect(answer.status).toBe(202)
      expect(await answer.json()).toEqual({ received: 2 })
      const now = new Date(bench().clock.time)
      expect(await rowsOf([view, created])).toEqual([
        {
          id: expect.any(String),
          name: 'Account Created',
          category: 'Goal',
          label: 'nda',
          language: 'fr',
          path: '/fr/docs/demo',
          visitId: null,
          arm: 'docs/ab/15.10.24/01',
          emailHash: 'h'.repeat(43),
          device: 'mobile',
          source: { SourceChannel: 'google', CustomTracking: { affid: '42' } },
          happenedAt: expect.any(Date),
          receivedAt: now,
        },
        expect.objectContaining({
          label: 'Modèles',
          visitId: view.visit,
          arm: null,
          emailHash: null,
          device: null,
          source: null,
        }),
      ])
    })

    test('keeps the first of what comes twice, within a request and later', async () => {
      const event = newEvent()
      const again = { ...event, label: 'other' }
      expect((await send([event, again])).status).toBe(202)
      expect((await send([again, newEvent()])).status).toBe(202)
      const rows = await rowsOf([event])
      expect(rows.map(({ label }) => label)).toEqual(['nda'])
    })

    test('keeps one of 30 deliveries at once', async () => {
      const event = newEvent()
      const answers = await Promise.all(Array.from({ length: 30 }, () => send([event])))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
      expect(await rowsOf([event])).toHaveLength(1)
    })

    test('keeps when it happened, but no event of the future', async () => {
      const { time } = bench().clock
      const before = newEvent({
        name: 'landing view',
        at: new Date(time - 86_400_000).toISOString(),
      })
      const ahead = newEvent({ at: new Date(time + 86_400_000).toISOString() })
      await send([before, ahead])
      const rows = await rowsOf([before, ahead])
      expect(rows.map(({ happenedAt }) => happenedAt.getTime())).toEqual([time - 86_400_000, time])
    })

    test.each([-8 * 86_400_000, 2 * 86_400_000])(
      'refuses events of another time (%i ms from now) and keeps nothing of them',
      async (distance) => {
        const far = newEvent({ at: new Date(bench().clock.time + distance).toISOString() })
        const answer = await bench().post('/events/', { events: [far, newEvent()] })
        expect(answer.status).toBe(422)
        expect(await rowsOf([far])).toEqual([])
      },
    )

    test('refuses the years 0 and 9999 without failing', async () => {
      for (const at of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
        expect((await bench().post('/events/', { events: [newEvent({ at })] })).status).toBe(422)
      }
    })

    test.each([
      ['no list', {}],
      ['an empty list', { events: [] }],
      ['a batch that is too long', { events: Array.from({ length: 21 }, () => newEvent()) }],
      ['an unknown event', { events: [{ ...newEvent(), name: 'purchase' }] }],
      ['an address', { events: [{ ...newEvent(), email: 'ann@company.example' }] }],
      ['a hash of another event', { events: [newEvent({ emailHash: 'h'.repeat(43) })] }],
      ['a device of another event', { events: [newEvent({ device: 'mobile' })] }],
      ['a source of another event', { events: [newEvent({ source: { SourceChannel: 'x' } })] }],
      [
        'an account with a visit',
        { events: [newEvent({ name: 'Account Created', category: 'Goal', visit: newId() })] },
      ],
      ['an arm with markup', { events: [newEvent({ arm: '<script>' })] }],
      ['a control character', { events: [newEvent({ label: 'a\0b' })] }],
    ])('refuses %s and keeps nothing of it', async (_case, body) => {
      const answer = await bench().post('/events/', body)
      expect(answer.status).toBe(400)
      expect(await answer.text()).not.toContain('company.example')
      const sent = 'events' in body ? body.events : []
      if (sent.length > 0) expect(await rowsOf(sent)).toEqual([])
    })
  })
