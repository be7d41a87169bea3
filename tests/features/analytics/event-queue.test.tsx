import { describe, expect, it, vi } from 'vitest'
import {
  eventsOf,
  eventsTab,
  hide,
  STARTED,
  untilForgotten,
  VIEW,
  waitForBatch,
} from '../../support/events-tab.ts'
import { json } from '../../support/upstream-server.ts'

const { openPage, seen, site, untilSeen } = eventsTab()

describe('events of a page', () => {
  it('go out together, without query, address or anything that tells visitors apart', async () => {
    const { track } = await openPage()
    track({ name: 'Account Created', category: 'Goal', label: 'nda', email: 'ann@company.example' })
    track({ name: 'record query', category: 'Landing', label: 'nda' })
    track(VIEW)
    expect(seen()).toEqual([])
    waitForBatch()
    await untilSeen(1)
    const [{ method, path, body, headers } = { body: '' }] = seen()
    expect({ method, path }).toEqual({ method: 'POST', path: '/api/events' })
    expect(headers?.['content-type']).toMatch('text/plain')
    expect(body).not.toContain('company.example')
    // The account is counted by the server: the data layer alone hears of it here.
    expect(eventsOf(body)).toHaveLength(2)
    expect(Reflect.get(window, 'dataLayer')).toHaveLength(3)
    const [query, view] = eventsOf(body)
    expect(query).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      name: 'record query',
      category: 'Landing',
      label: 'nda',
      language: 'fr',
      path: '/fr/docs/demo',
    })
    expect(view?.id).not.toBe(query?.id)
    await untilForgotten()
    expect(sessionStorage).toHaveLength(0)
  })

  it('carry one visit id on every page of the tab once the visitor accepted', async () => {
    const { track } = await openPage({ choice: 'accepted' })
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    await untilForgotten()
    const next = await openPage({ choice: 'accepted' })
    next.track(STARTED)
    waitForBatch()
    await untilSeen(2)
    const visits = seen().flatMap(({ body }) => eventsOf(body).map(({ visit }) => visit))
    expect(visits[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(visits[1]).toBe(visits[0])
  })

  it('stay where the visitor declined, and what the tab kept is erased', async () => {
    sessionStorage.setItem('b_events', JSON.stringify([{ id: 'old' }]))
    sessionStorage.setItem('b_visit', '"old"')
    const { track } = await openPage({ choice: 'declined' })
    track(VIEW)
    waitForBatch()
    const beacon = vi.spyOn(navigator, 'sendBeacon')
    hide(true)
    expect(beacon).not.toHaveBeenCalled()
    expect(seen()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  it('are forgotten when the visitor declines while they wait', async () => {
    const { track, consentState } = await openPage({ choice: 'accepted' })
    site().reply = json(503, {})
    track(VIEW)
    waitForBatch()
    await untilSeen(1)
    expect(sessionStorage).toHaveLength(2)
    consentState.setState({ choice: 'declined' })
    expect(sessionStorage).toHaveLength(0)
    waitForBatch()
    expect(seen()).toHaveLength(1)
  })

  it('go out ten at a time', async () => {
    const { track } = await openPage()
    for (let count = 0; count < 23; count += 1) track(VIEW)
    waitForBatch()
    await untilForgotten()
    expect(seen().map(({ body }) => eventsOf(body).length)).toEqual([10, 10, 3])
  })
})
