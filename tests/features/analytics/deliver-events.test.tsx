import { describe, expect, it, vi } from 'vitest'
import type { PageEvent } from '#features/analytics/events-contract.ts'
import {
  eventsOf,
  eventsTab,
  hide,
  STARTED,
  untilForgotten,
  VIEW,
  waitForBatch,
} from '../../support/events-tab.ts'
import { hangUp, inTurn, json, silence } from '../../support/upstream-server.ts'

const { openPage, seen, site, untilSeen } = eventsTab()

/** Waits until the page has set the time of its next try, by a clock that the test does not turn. */
const untilWaiting = async () => {
  while (vi.getTimerCount() === 0) {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
}

const keptIds = (): string[] => {
  const kept: PageEvent[] = JSON.parse(sessionStorage.getItem('b_events') ?? '[]')
  return kept.map(({ id }) => id)
}

describe('events that nobody answered for', () => {
  it.each([
    ['is down', hangUp],
    ['fails', json(503, {})],
    ['wants to be left alone', json(429, {})],
  ])(
    'are kept while the site %s, and the next page sends them under the same ids',
    async (_case, fault) => {
      site().reply = inTurn(fault, json(202, {}))
      const { track } = await openPage()
      track(VIEW)
      track(STARTED)
      waitForBatch()
      await untilSeen(1)
      const ids = eventsOf(seen()[0]?.body).map(({ id }) => id)
      expect(keptIds()).toEqual(ids)

      await openPage()
      waitForBatch()
      await untilSeen(2)
      expect(eventsOf(seen()[1]?.body).map(({ id }) => id)).toEqual(ids)
      await untilForgotten()
    },
  )

  it('are sent again from the same page, each time after twice as long', async () => {
    site().reply = json(500, {})
    const { track } = await openPage()
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    await untilWaiting()
    vi.advanceTimersByTime(10_000)
    await untilSeen(2)
    await untilWaiting()
    vi.advanceTimersByTime(15_000)
    expect(seen()).toHaveLength(2)
    site().reply = json(202, {})
    vi.advanceTimersByTime(5000)
    await untilForgotten()
    expect(new Set(seen().flatMap(({ body }) => eventsOf(body).map(({ id }) => id))).size).toBe(1)
  })

  it.each([
    ['refused', 422],
    ['not counted', 204],
  ])('are given up where they are %s', async (_case, status) => {
    site().reply = (_request, response) => {
      response.writeHead(status).end()
    }
    const { track } = await openPage()
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    await untilForgotten()
    waitForBatch()
    expect(seen()).toHaveLength(1)
  })

  it('go out by beacon when the page goes away, and stay kept until they are answered', async () => {
    site().reply = silence
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { track } = await openPage()
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    track(STARTED)
    hide(true)
    const [url, body] = beacon.mock.calls[0] ?? []
    expect(url).toBe('/api/events')
    const sent = eventsOf(body)
    expect(sent.map(({ name }) => name)).toEqual(['landing view', 'Signup started'])
    expect(sent[0]?.id).toBe(eventsOf(seen()[0]?.body)[0]?.id)
    expect(keptIds()).toEqual(sent.map(({ id }) => id))
  })

  it.each([
    ['pagehide', 'visibilitychange'],
    ['visibilitychange', 'pagehide'],
  ])('go out by one beacon where the browser says %s before %s', async (...said) => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { track } = await openPage()
    track(VIEW)
    for (const name of said) {
      if (name === 'pagehide') window.dispatchEvent(new Event('pagehide'))
      else hide(true)
    }
    expect(beacon).toHaveBeenCalledTimes(1)
    hide(false)
    track(STARTED)
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).toHaveBeenCalledTimes(2)
  })

  it('do not go out by beacon where the visitor declined', async () => {
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { track } = await openPage({ choice: 'declined' })
    track(VIEW)
    window.dispatchEvent(new Event('pagehide'))
    expect(beacon).not.toHaveBeenCalled()
  })

  it('are sent once the visitor is back', async () => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    const { track } = await openPage()
    track(VIEW)
    hide(true)
    hide(false)
    waitForBatch()
    await untilSeen(1)
    await untilForgotten()
    expect(eventsOf(seen()[0]?.body)).toHaveLength(1)
  })
})

describe('a browser that keeps nothing, or rubbish,', () => {
  it.each(['{"', '"text"', '{"id":"x"}'])('starts anew after %s', async (rubbish) => {
    sessionStorage.setItem('b_events', rubbish)
    const { track } = await openPage()
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    expect(eventsOf(seen()[0]?.body)).toHaveLength(1)
    await untilForgotten()
  })

  it('still counts', async () => {
    const refused = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refused)
    const { track } = await openPage({ choice: 'accepted' })
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    expect(eventsOf(seen()[0]?.body)).toHaveLength(1)
  })
})
