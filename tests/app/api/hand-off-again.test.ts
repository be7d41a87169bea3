import { describe, expect, it } from 'vitest'
import {
  readPendingHandOff,
  writePendingHandOff,
  type PendingHandOff,
} from '#features/account/pending-hand-off.ts'
import { handOffTarget } from '#features/account/server/hand-off/hand-off-target.ts'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { pauseOf } from '#features/account/server/hand-off/pause-of.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { hangUp, json, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

const NEW: PendingHandOff = { entryPoint: '/fr/l/f', isPasswordUnknown: true }

type Visit = {
  query?: string
  pending?: PendingHandOff
  site?: Parameters<typeof testSite>[0]
}

const open = async ({ query = '?lang=fr', pending, site: ofSite = {} }: Visit) => {
  const { site, logged } = testSite({
    accountServiceUrl: upstreams.account.url,
    upstreamBudgetMs: 300,
    ...ofSite,
  })
  const cookies = {
    p_ssojwt: TOKEN,
    b_email: 'ada@example.org',
    ...(pending && { b_handoff: writePendingHandOff(pending) }),
  }
  const request = visitRequest({ path: `/api/hand-off${query}`, cookies })
  const response = await answer(handOff, { request, site })
  const kept = setCookies(response)
  return {
    location: response.headers.get('location'),
    pending: readPendingHandOff(kept['b_handoff']?.value, site),
    names: Object.keys(kept),
    logged,
  }
}

describe('a hand-off whose token exchange fails', () => {
  it.each([
    ['answers 500', json(500, {})],
    ['hangs up', hangUp],
    ['hangs', silence],
    ['limits', json(429, {})],
    ['refuses the token of a new account', json(401, {})],
    ['has no exchange, and the sign-in itself may not go along', json(404, {})],
  ])('comes to a page of ours when the service %s, signed in as before', async (_case, reply) => {
    upstreams.account.reply = reply
    const { location, names, pending } = await open({ pending: NEW })
    expect(location).toBe('/fr/hand-off/again')
    expect(names).toEqual(['b_handoff'])
    expect(pending).toMatchObject({ ...NEW, tries: 1 })
  })

  it.each([404, 405, 501])('tells the operator what to do about an answer %i', async (status) => {
    upstreams.account.reply = json(status, {})
    const { logged } = await open({ pending: NEW })
    const [line] = logged()
    expect(line).toMatchObject({ event: 'upstream failed', upstream: 'account', status })
    expect(line?.['msg']).toContain('set HAND_OFF_SIGN_IN_TOKEN=1')
    upstreams.account.reply = json(500, {})
    const [other] = (await open({ pending: NEW })).logged()
    expect(other).not.toHaveProperty('msg')
  })

  it('keeps where page script sends a visitor, and that nobody has the password', async () => {
    upstreams.account.reply = json(500, {})
    const query = '?entryPoint=/fr/docs/demo&url=search/&t=bail&lang=fr'
    const { location, pending } = await open({ query, pending: { ...NEW, tries: 2 } })
    expect(location).toBe('/fr/hand-off/again')
    expect(pending).toEqual({
      entryPoint: '/fr/docs/demo',
      destination: { url: 'search/', t: 'bail' },
      isPasswordUnknown: true,
      tries: 1,
    })
  })

  it('stops going on by itself after the last try, and stays there', async () => {
    upstreams.account.reply = json(500, {})
    const site = { handOffRetryPausesMs: [0, 0] }
    const ways: (string | null)[] = []
    let pending: PendingHandOff = NEW
    for (let turn = 0; turn < 5; turn += 1) {
      const next = await open({ pending, site })
      ways.push(next.location)
      pending = next.pending ?? NEW
    }
    const [again, later] = ['/fr/hand-off/again', '/fr/hand-off/later']
    expect(ways).toEqual([again, again, later, later, later])
    expect(pending.tries).toBe(3)
  })

  it('arrives as soon as the service is back, and has forgotten the tries', async () => {
    const destination = { url: 'search/', t: 'bail' }
    const { location, names, pending } = await open({ pending: { ...NEW, destination, tries: 3 } })
    expect(location).toContain('https://app.example/webapp/?ssotoken=one-time-token')
    expect(location).toContain('&url=search%2F&t=bail')
    expect(names).toEqual(['b_handoff'])
    expect(pending).toBeUndefined()
  })
})

describe('how long the page before it is shown', () => {
  const PAUSES = { handOffWaitMs: 2000, handOffRetryPausesMs: [3000, 6000] }

  it.each([
    ['S1 §4 at first', {}, '?lang=fr', 2000],
    ['longer after a try', { tries: 1 }, '?lang=fr', 3000],
    ['longer still after two', { tries: 2 }, '?lang=fr', 6000],
    ['not at all after the last', { tries: 3 }, '?lang=fr', 0],
    ['not at all when the button is pressed', { tries: 2 }, '?lang=fr&now=1', 0],
    ['not at all where page script has waited', { tries: 2 }, '?entryPoint=/fr/', 0],
  ])('%s', (_case, tries, query, milliseconds) => {
    const { site } = testSite(PAUSES)
    const cookies = { b_handoff: writePendingHandOff({ ...NEW, ...tries }) }
    const request = visitRequest({ path: `/api/hand-off${query}`, cookies })
    expect(pauseOf({ request, site, target: handOffTarget(request, site) })).toBe(milliseconds)
  })

  it('holds the answer back for as long', async () => {
    const started = performance.now()
    await open({ pending: { ...NEW, tries: 1 }, site: { handOffRetryPausesMs: [150] } })
    expect(performance.now() - started).toBeGreaterThanOrEqual(145)
  })
})

describe('the arrival of a tab (docs/decisions/016)', () => {
  const ARRIVAL = 'Ab3_-Ab3_-Ab3_-A'
  const own: PendingHandOff = { ...NEW, account: { ssojwt: 'own-token', email: 'eve@example.org' } }

  const visit = async (way: {
    path: string
    referer?: string
    cookies?: Record<string, string>
  }) => {
    const { site } = testSite({ accountServiceUrl: upstreams.account.url })
    const request = visitRequest({
      path: way.path,
      headers: way.referer ? { Referer: way.referer } : {},
      cookies: { p_ssojwt: TOKEN, b_email: 'ada@example.org', ...way.cookies },
    })
    return answer(handOff, { request, site })
  }

  it('is in the account that it made, though the browser has signed in to another one since', async () => {
    const response = await visit({
      path: `/api/hand-off/${ARRIVAL}?entryPoint=%2Ffr%2Fl%2Ff&lang=fr`,
      cookies: { b_arrival: writePendingHandOff(own), b_handoff: writePendingHandOff(NEW) },
    })
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.searchParams.get('welcomeAutoGeneratedPassword')).toBe('eve@example.org')
    expect(JSON.parse(upstreams.account.seen.at(-1)?.body ?? '')).toEqual({ ssojwt: 'own-token' })
    expect(setCookies(response)['b_arrival']).toMatchObject({ value: '' })
    expect(setCookies(response)['b_arrival']?.attributes).toContain(`Path=/api/hand-off/${ARRIVAL}`)
  })

  it('is named by the page that waits, which is the same for everybody', async () => {
    const response = await visit({
      path: '/api/hand-off?lang=fr&now=1',
      referer: `https://site.example/fr/hand-off/later?arrival=${ARRIVAL}`,
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/api/hand-off/${ARRIVAL}?lang=fr&now=1`)
  })

  it.each(['', 'https://site.example/fr/hand-off', 'https://site.example/?arrival=../../evil'])(
    'is that of the browser where the page names none: %j',
    async (referer) => {
      const cookies = { b_handoff: writePendingHandOff(NEW) }
      const response = await visit({ path: '/api/hand-off?lang=fr', referer, cookies })
      const { searchParams } = new URL(response.headers.get('location') ?? '')
      expect(searchParams.get('welcomeAutoGeneratedPassword')).toBe('ada@example.org')
    },
  )

  it('keeps its count of failed tries, and its page, to itself', async () => {
    upstreams.account.reply = json(500, {})
    const response = await visit({
      path: `/api/hand-off/${ARRIVAL}?lang=fr`,
      cookies: { b_arrival: writePendingHandOff(own) },
    })
    expect(response.headers.get('location')).toBe(`/fr/hand-off/again?arrival=${ARRIVAL}`)
    expect(Object.keys(setCookies(response))).toEqual(['b_arrival'])
  })
})
