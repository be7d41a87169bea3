import { describe, expect, it } from 'vitest'
import { accountAnswer } from '#features/account/account-contract.ts'
import { session } from '#features/account/server/session.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { withLimit } from '../../support/counting-limits.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { KEY } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { inTurn, json, NOBODY, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

const ask = async (cookies: Record<string, string>, overrides: Partial<Site> = {}) => {
  const made = testSite({ accountServiceUrl: upstreams.account.url, ...overrides })
  const request = visitRequest({ path: '/api/session', cookies })
  return { ...made, response: await answer(session, { request, site: made.site }) }
}

const VALID = json(200, { u: { sub: 'u/1' } })

describe('GET /api/session', () => {
  it('says that nobody is signed in without asking anybody', async () => {
    const { response } = await ask({})
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(upstreams.account.seen).toEqual([])
  })

  it('takes back a hint whose token is gone, so that pages stop asking', async () => {
    const { response, logged } = await ask({ b_session: '1' })
    expect(response.status).toBe(204)
    expect(setCookies(response)).toMatchObject({ b_session: { value: '' } })
    expect(upstreams.account.seen).toEqual([])
    expect(logged()).toEqual([])
  })

  it.each(['p_ssojwt', 'b_ssojwt'])('tells who is signed in with %s (S1 §4)', async (name) => {
    const account = { userEmail: 'ada@example.org', userId: 'u/1' }
    upstreams.account.reply = inTurn(VALID, json(200, { account: { ...account, hash: 'x' } }))
    const { response } = await ask({ [name]: TOKEN })
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(body).toEqual({ account })
    expect(accountAnswer.parse(body)).toEqual({ account })
    expect(setCookies(response)).toMatchObject({
      b_email: { value: 'ada@example.org' },
      b_userId: { value: 'u/1' },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [validation, question] = upstreams.account.seen
    expect(validation).toMatchObject({ method: 'POST', path: '/auth/ssoValidate/' })
    expect(question).toMatchObject({ method: 'GET', path: '/account/get/u%2F1' })
    expect(validation?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(question?.headers.authorization).toBe(`Bearer ${TOKEN}`)
  })

  it('leaves one line of a flood', async () => {
    upstreams.account.reply = json(401, {})
    const { site, logged } = testSite({ accountServiceUrl: upstreams.account.url })
    const counting = withLimit(site, ['session', 1])
    const statuses: number[] = []
    for (const _time of [1, 2, 3]) {
      const request = visitRequest({ path: '/api/session', cookies: { p_ssojwt: TOKEN } })
      const response = await answer(session, { request, site: counting })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([401, 429, 429])
    const events = logged().map(({ event }) => event)
    expect(events).toEqual(['login error', 'call limited'])
  })

  it.each([
    ['validation', json(401, {})],
    ['account', inTurn(VALID, json(401, {}))],
  ])('clears a token that the %s refuses', async (_case, reply) => {
    upstreams.account.reply = reply
    const { response, logged } = await ask({ p_ssojwt: TOKEN })
    expect(response.status).toBe(401)
    expect(logged()).toMatchObject([{ event: 'login error', fault: 'refused', status: 401 }])
    expect(logged()).toHaveLength(1)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    expect(Object.keys(setCookies(response)).toSorted()).toEqual([
      'b_session',
      'b_ssojwt',
      'p_ssojwt',
    ])
  })

  it('keeps a refused token of a sign-up that is under way, which the hand-off still tries', async () => {
    upstreams.account.reply = json(401, {})
    const { response } = await ask({ p_ssojwt: TOKEN, b_attempt: KEY })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['is down', { accountServiceUrl: NOBODY }, undefined],
    ['answers 500', {}, json(500, {})],
    ['is slow', { upstreamBudgetMs: 200 }, silence],
    ['answers rubbish', {}, inTurn(VALID, json(200, { account: { userEmail: 'x' } }))],
    ['knows no such account', {}, inTurn(VALID, json(404, {}))],
  ])('clears nothing while the service %s', async (_case, overrides, reply) => {
    if (reply) upstreams.account.reply = reply
    const { response, logged, lines } = await ask({ p_ssojwt: TOKEN }, overrides)
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(logged()).toMatchObject([{ event: 'login error', upstream: 'account' }])
    expect(logged()).toHaveLength(1)
    expect(lines.join('')).not.toContain(TOKEN)
  })
})
