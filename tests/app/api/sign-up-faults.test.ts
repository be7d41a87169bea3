import { describe, expect, it } from 'vitest'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { LATE_MS } from '../../support/late.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { EMAIL, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { hangUp, inTurn, json, NOBODY, silence } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const CREATED = json(201, { jwt: 'j', ssojwt: TOKEN })

const ask = async (request: ReturnType<typeof scriptRequest>, overrides: Partial<Site> = {}) => {
  const { user, account } = upstreams
  const made = testSite({ userServiceUrl: user.url, accountServiceUrl: account.url, ...overrides })
  const response = await answer(answerSignUp, { request, site: made.site })
  return { ...made, response }
}

type Asked = Awaited<ReturnType<typeof ask>>

const expectOneQuietLine = ({ lines, logged }: Asked, fields: Record<string, unknown>) => {
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 50,
      event: 'upstream failed',
      ms: expect.any(Number),
      ...fields,
    }),
  ])
  expect(lines.join('')).not.toContain(EMAIL)
  expect(lines.join('')).not.toContain(TOKEN)
  expect(lines.join('')).not.toContain(KEY)
}

const keys = () => upstreams.user.seen.map(({ headers }) => headers['idempotency-key'])

const BUDGET = { upstreamBudgetMs: 400 }

const FAULTS = [
  ['answers 500', json(500, { error: EMAIL }), { status: 502, fault: 'failed', tries: 4 }],
  ['answers 503', json(503, {}), { status: 502, fault: 'failed', tries: 4 }],
  ['cuts the connection', hangUp, { status: 503, fault: 'unreachable', tries: 4 }],
  ['answers with a page', json(201, '<html>'), { status: 502, fault: 'bad-answer', tries: 1 }],
  ['leaves the token out', json(201, { jwt: 'j' }), { status: 502, fault: 'bad-answer', tries: 1 }],
  [
    'redirects',
    json(302, {}, { Location: 'https://evil.example/' }),
    { status: 502, fault: 'bad-answer', tries: 1 },
  ],
  [
    'answers without end',
    json(201, { jwt: 'j', ssojwt: 'a'.repeat(100_000) }),
    { status: 502, fault: 'bad-answer', tries: 4 },
  ],
  ['refuses the payload', json(400, { Email: EMAIL }), { status: 502, fault: 'refused', tries: 1 }],
  ['refuses the key', json(422, {}), { status: 422, fault: 'refused', tries: 1 }],
] as const

describe('a user service that', () => {
  it.each([{}, { jwt: '' }, { jwt: 7 }, { jwt: null }])(
    'sends %j for the token that nobody reads: created (S1 §3, §7)',
    async (more) => {
      upstreams.user.reply = json(201, { ssojwt: TOKEN, ...more })
      const { response } = await ask(scriptRequest())
      expect(response.status).toBe(201)
      expect(setCookies(response)['p_ssojwt']?.value).toBe(TOKEN)
    },
  )

  it.each(FAULTS)(
    '%s: page script gets a problem',
    async (_case, reply, { status, fault, tries }) => {
      upstreams.user.reply = reply
      const asked = await ask(scriptRequest())
      expect(asked.response.status).toBe(status)
      expect(asked.response.headers.get('content-type')).toMatch('application/problem+json')
      expect(await asked.response.text()).not.toContain(EMAIL)
      expect(asked.response.headers.getSetCookie()).toEqual([])
      expect(upstreams.user.seen).toHaveLength(tries)
      expect(new Set(keys()).size).toBe(1)
      expectOneQuietLine(asked, { upstream: 'user', fault })
    },
  )

  it.each(FAULTS)(
    '%s: a form stays as it is, without a message (S1 §4.6)',
    async (_case, reply) => {
      upstreams.user.reply = reply
      const asked = await ask(formRequest(), BUDGET)
      expect(asked.response.status).toBe(204)
      expect(asked.response.headers.get('location')).toBeNull()
      expect(asked.response.headers.getSetCookie()).toEqual([])
      expectOneQuietLine(asked, { upstream: 'user' })
    },
  )

  it('is down: 503 after all tries', async () => {
    const asked = await ask(scriptRequest(), { userServiceUrl: NOBODY })
    expect(asked.response.status).toBe(503)
    expectOneQuietLine(asked, { upstream: 'user', fault: 'unreachable', code: 'ECONNREFUSED' })
  })

  it('is slow: 504 within one budget, asked once', async () => {
    upstreams.user.reply = silence
    const start = performance.now()
    const asked = await ask(scriptRequest(), BUDGET)
    expect(asked.response.status).toBe(504)
    expect(performance.now() - start).toBeLessThan(BUDGET.upstreamBudgetMs + LATE_MS)
    expect(upstreams.user.seen).toHaveLength(1)
    expectOneQuietLine(asked, { upstream: 'user', fault: 'slow' })
  })

  it('fails and then is slow: still one budget', async () => {
    upstreams.user.reply = inTurn(json(500, {}), silence)
    const start = performance.now()
    const asked = await ask(scriptRequest(), BUDGET)
    expect(asked.response.status).toBe(504)
    expect(performance.now() - start).toBeLessThan(BUDGET.upstreamBudgetMs + LATE_MS)
  })

  it('drips its answer: 504 within the budget', async () => {
    upstreams.user.reply = (_request, response) => {
      response.writeHead(201, { 'Content-Type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => {
        clearInterval(drip)
      })
    }
    const asked = await ask(scriptRequest(), BUDGET)
    expect(asked.response.status).toBe(504)
  })

  it('wants to be left alone: 429 with its pause', async () => {
    upstreams.user.reply = json(429, {}, { 'Retry-After': '7' })
    const asked = await ask(scriptRequest())
    expect(asked.response.status).toBe(429)
    expect(asked.response.headers.get('retry-after')).toBe('7')
    expect(upstreams.user.seen).toHaveLength(1)
  })

  it('recovers between two tries: created, under one key, without a line', async () => {
    upstreams.user.reply = inTurn(hangUp, json(500, {}), CREATED)
    const asked = await ask(scriptRequest())
    expect(asked.response.status).toBe(201)
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
    expect(upstreams.user.seen[2]?.body).toBe(upstreams.user.seen[0]?.body)
    expect(asked.logged()).toEqual([])
  })
})

describe('an account service that cannot validate the new token', () => {
  it.each([
    ['page script', scriptRequest, 201],
    ['a form', formRequest, 303],
  ])('keeps no answer to %s waiting', async (_case, makeRequest, status) => {
    upstreams.account.reply = silence
    const asked = await ask(makeRequest())
    expect(asked.response.status).toBe(status)
    expect(Object.keys(setCookies(asked.response))).toEqual(
      expect.arrayContaining(['b_email', 'p_ssojwt', 'b_session']),
    )
    expect(upstreams.account.seen).toEqual([])
    expect(asked.logged()).toEqual([])
  })
})
