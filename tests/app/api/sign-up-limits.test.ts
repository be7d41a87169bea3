import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { signUpLimits } from '#lib/server/rate-limit/sign-up-limits.ts'
import { FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const limitedSite = (trustedProxyHops = 0) => {
  const { user, account } = upstreams
  const { site: bare, lines } = testSite()
  const limitSignUp = signUpLimits({ makeLimiter: memoryLimiters, hashKey: 'k', log: bare.log })
  const addresses = { userServiceUrl: user.url, accountServiceUrl: account.url }
  const site = { ...bare, ...addresses, trustedProxyHops, limitSignUp }
  const byScript = (change: { email?: string; key?: string; from?: string } = {}) => {
    const { email = `${randomUUID()}@example.org`, key = randomUUID(), from = '' } = change
    const headers = { 'Idempotency-Key': key, 'X-Forwarded-For': from }
    const body = JSON.stringify({ ...FIELDS, email })
    return answer(answerSignUp, { request: scriptRequest({ headers, body }), site })
  }
  const byForm = ({ key = KEY, ...change }: Record<string, string>) => {
    const body = new URLSearchParams({ ...FIELDS, ...change }).toString()
    const headers = { Cookie: `b_attempt=${key}` }
    return answer(answerSignUp, { request: formRequest({ headers, body }), site })
  }
  return { byScript, byForm, lines }
}

type Site = ReturnType<typeof limitedSite>

const statuses = async (
  { byScript }: Site,
  changes: readonly Parameters<Site['byScript']>[0][],
): Promise<number[]> => {
  const seen: number[] = []
  for (const change of changes) seen.push((await byScript(change)).status)
  return seen
}

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

describe('a sign-up that comes too often', () => {
  it('is answered 429 with the seconds to wait, like a 429 of the service', async () => {
    const site = limitedSite()
    const email = 'ada@example.org'
    expect(await statuses(site, times(5, { email }))).toEqual(times(5, 201))
    const response = await site.byScript({ email })
    expect(response.status).toBe(429)
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(upstreams.user.seen).toHaveLength(5)
    upstreams.user.reply = json(429, {}, { 'Retry-After': '7' })
    const upstream = await site.byScript()
    expect(upstream.headers.get('retry-after')).toBe('7')
    expect(response.headers.get('content-type')).toBe(upstream.headers.get('content-type'))
    expect(await response.json()).toEqual(await upstream.json())
    expect(site.lines.join('')).not.toContain(email)
  })

  it('sends a form without script back to its page', async () => {
    const site = limitedSite()
    const outcomes: (string | null)[] = []
    for (const entryPoint of ['/', '/l/f', '/fr/', '/de/', '/it/', '/es/l/f']) {
      const response = await site.byForm({ entryPoint, key: randomUUID() })
      outcomes.push(response.headers.get('location'))
    }
    expect(outcomes).toEqual([
      ...times(5, expect.stringMatching(/^\/fr\/hand-off\?arrival=/)),
      '/es/l/f?signup=limited',
    ])
  })

  it('is not one that a browser repeats under its key', async () => {
    const site = limitedSite()
    const attempt = { email: 'ada@example.org', key: randomUUID() }
    expect(await statuses(site, times(12, attempt))).toEqual(times(12, 201))
    expect(await statuses(site, times(4, { email: attempt.email }))).toEqual(times(4, 201))
    expect(await statuses(site, [{ email: attempt.email }])).toEqual([429])
  })

  it('is not a form sent twice', async () => {
    const site = limitedSite()
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await site.byForm({})).headers.get('location')).toMatch(
        /^\/fr\/hand-off\?arrival=[\w-]{16}$/,
      )
    }
  })

  it('is told by the address that our own proxies name', async () => {
    const site = limitedSite(1)
    const from = (client: string) => ({ from: `${client}, 198.51.100.7` })
    const forged = Array.from({ length: 20 }, (_, index) => from(`203.0.113.${index}`))
    expect(await statuses(site, forged)).toEqual(times(20, 201))
    expect(await statuses(site, [from('203.0.113.99')])).toEqual([429])
    expect(await statuses(site, [{ from: '198.51.100.8' }])).toEqual([201])
  })

  it('lets hundreds of visitors in where no address is trusted', async () => {
    const site = limitedSite()
    const visitors = times(300, { from: '198.51.100.7' })
    expect(new Set(await statuses(site, visitors))).toEqual(new Set([201]))
  })

  it('counts nothing that breaks the contract', async () => {
    const site = limitedSite()
    for (let sent = 0; sent < 8; sent += 1) await site.byForm({ language: 'xx' })
    expect((await site.byForm({})).headers.get('location')).toMatch(
      /^\/fr\/hand-off\?arrival=[\w-]{16}$/,
    )
  })
})
