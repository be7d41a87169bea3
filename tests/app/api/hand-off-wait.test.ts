import { expect, it } from 'vitest'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { currentSite, type Site } from '#lib/server/site.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { KEY } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { json, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

const WAIT_MS = 400

const visit = async (query: string, more: Record<string, string> = {}, ofSite = {}) => {
  const cookies = { p_ssojwt: TOKEN, b_email: 'ada@example.org', ...more }
  const { site, logged } = testSite({
    accountServiceUrl: upstreams.account.url,
    handOffWaitMs: WAIT_MS,
    ...ofSite,
  } satisfies Partial<Site>)
  const start = performance.now()
  const request = visitRequest({ path: `/api/hand-off${query}`, cookies })
  const response = await answer(handOff, { request, site })
  return { response, logged, tookMs: performance.now() - start }
}

const b_handoff = writePendingHandOff({ entryPoint: '/fr/l/f' })
const paths = () => upstreams.account.seen.map(({ path }) => path)

it('waits 2 s in the site that runs (S1 §4.4, §9)', () => {
  expect(HAND_OFF_WAIT_MS).toBe(2000)
  expect(currentSite().handOffWaitMs).toBe(HAND_OFF_WAIT_MS)
})

it('keeps a visitor without script waiting, and learns meanwhile who that is', async () => {
  const { response, tookMs } = await visit('', { b_handoff })
  expect(tookMs).toBeGreaterThanOrEqual(WAIT_MS - 1)
  expect(response.headers.get('location')).toContain('ssotoken=one-time-token')
  expect(setCookies(response)['b_userId']?.value).toBe('u-1')
  expect(paths()).toEqual(['/auth/ssoValidate/', '/auth/handOffToken/'])
})

it('keeps nobody waiting whose page has waited', async () => {
  const { response, tookMs } = await visit('?entryPoint=/fr/l/f', {}, { handOffWaitMs: 60_000 })
  expect(response.headers.get('location')).toContain('ssotoken=one-time-token')
  expect(tookMs).toBeLessThan(30_000)
  expect(paths()).toEqual(['/auth/handOffToken/'])
})

it.each([
  ['hangs', silence, 'slow'],
  ['fails', json(500, {}), /failed|slow/],
  ['refuses', json(401, {}), 'refused'],
])(
  'gives up a validation that %s with the wait, and goes on (S1 §8)',
  async (_case, reply, fault) => {
    const usual = upstreams.account.reply
    upstreams.account.reply = (request, response) => {
      const answering = request.path === '/auth/ssoValidate/' ? reply : usual
      answering(request, response)
    }
    const { response, logged, tookMs } = await visit('', { b_handoff })
    expect(response.headers.get('location')).toContain('ssotoken=one-time-token')
    expect(setCookies(response)).not.toHaveProperty('b_userId')
    expect(tookMs).toBeLessThan(3 * WAIT_MS)
    expect(logged()).toMatchObject([
      { event: 'upstream failed', upstream: 'account', fault: expect.stringMatching(fault) },
    ])
  },
)

it('ends the attempt of a visitor who arrives, and of no other', async () => {
  const arrived = await visit('?entryPoint=/fr/l/f', { b_attempt: KEY })
  expect(setCookies(arrived.response)['b_attempt']).toMatchObject({ value: '' })
  expect(setCookies(arrived.response)['b_attempt']?.attributes).toContain('Max-Age=0')
  const noAttempt = await visit('?entryPoint=/fr/l/f')
  expect(noAttempt.response.headers.getSetCookie()).toEqual([])
  upstreams.account.reply = json(500, {})
  const lost = await visit('?entryPoint=/fr/l/f', { b_attempt: KEY }, { upstreamBudgetMs: 300 })
  expect(setCookies(lost.response)).not.toHaveProperty('b_attempt')
})
