import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '#app/api/sign-up/route.ts'
import { recordedEvents } from '#features/analytics/events-contract.ts'
import { processRecords } from '#features/analytics/server/process-records.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { EMAIL, FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, silence, type UpstreamServer } from '../../support/upstream-server.ts'

const TRANSACTION = '73b30b226eb44dc884d56968282b8f39'

const SOURCE = { SourceChannel: 'google', CustomTracking: { affid: '42' } }

const RECEIVED = json(202, { received: 1 })

const AWAY = json(503, {})

const upstreams = await signUpUpstreams()

const events = await upstreamOfFile(RECEIVED)

afterEach(() => {
  vi.unstubAllEnvs()
})

const HASH_KEY = 'the secret of a site that a test asks'

type Sent = {
  fields?: Record<string, unknown>
  headers?: Record<string, string>
  hashKey?: string
}

/** One a test: what still waits is that of another. */
let ownPath = ''

beforeEach(() => {
  ownPath = `/${randomUUID()}/`
})

const newSite = (hashKey = HASH_KEY) => {
  const { user, account } = upstreams
  const { site } = testSite({
    userServiceUrl: user.url,
    accountServiceUrl: `${account.url}/api`,
    hashKey,
  })
  const eventsServiceUrl = `${events.url}${ownPath.slice(0, -1)}`
  return { ...site, keepRecord: processRecords({ eventsServiceUrl, log: site.log }) }
}

/** The visitor's cookies beside that of the attempt. */
const withAttempt = ({ Cookie, ...headers }: Record<string, string>) => ({
  ...headers,
  Cookie: [`${COOKIES.attempt.name}=${KEY}`, ...(Cookie ? [Cookie] : [])].join('; '),
})

const byScript = ({ fields, headers = {}, hashKey }: Sent = {}) => {
  const request = scriptRequest({
    body: JSON.stringify({ ...FIELDS, ...fields }),
    headers: withAttempt(headers),
  })
  return answer(answerSignUp, { request, site: newSite(hashKey) })
}

const byForm = ({ headers = {} }: Sent = {}) =>
  answer(answerSignUp, { request: formRequest({ headers: withAttempt(headers) }), site: newSite() })

const told = () => events.seen.filter(({ path }) => path === ownPath)

const counted = () => told().flatMap(({ body }) => recordedEvents.parse(JSON.parse(body)).events)

const untilCounted = (times = 1) => vi.waitFor(() => expect(counted()).toHaveLength(times))

const accounts = () =>
  upstreams.user.seen.map(({ body }): Record<string, unknown> => JSON.parse(body))

describe.each([
  ['page script', byScript, 201],
  ['a form without script', byForm, 303],
])('an account made by %s', (_way, create, status) => {
  it('is counted with page, label, language and device, and without a visit or the address', async () => {
    const response = await create({ headers: { Cookie: 'user-cookies=1' } })
    expect(response.status).toBe(status)
    await untilCounted()
    expect(counted()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'Account Created',
        category: 'Goal',
        label: 'Plan de marketing',
        language: 'fr',
        path: '/fr/docs/demo',
        device: 'desktop',
        emailHash: expect.stringMatching(/^[\w-]{43}$/),
        at: expect.any(String),
      },
    ])
    expect(JSON.stringify(told())).not.toContain(EMAIL)
  })

  it.each([
    ['declined', { Cookie: 'user-cookies=0' }],
    ['has a browser that declined', { 'Sec-GPC': '1' }],
    ['looks like a program', { 'User-Agent': 'curl/8.7.1' }],
  ])('is counted where the visitor %s', async (_case, headers) => {
    await create({ headers })
    await untilCounted()
    expect(counted()).toMatchObject([{ path: '/fr/docs/demo' }])
  })

  it('is not counted where there was one already, or none came to be', async () => {
    upstreams.user.reply = json(409, {})
    await create()
    upstreams.user.reply = json(422, {})
    await create()
    upstreams.user.reply = json(201, { jwt: 'j', ssojwt: 's' })
    await create()
    await untilCounted()
    expect(told()).toHaveLength(1)
  })

  it('waits for nobody', async () => {
    events.reply = silence
    const start = performance.now()
    expect((await create()).status).toBe(status)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

it('has one id, however often and by whichever way its answer is repeated', async () => {
  const ways = [
    byScript,
    byScript,
    () => byScript({ headers: { 'Idempotency-Key': `${KEY}-2` } }),
    () => byScript({ fields: { email: EMAIL.toUpperCase() } }),
    byForm,
  ]
  for (const [index, way] of ways.entries()) {
    await way()
    await untilCounted(index + 1)
  }
  expect(new Set(counted().map(({ id }) => id)).size).toBe(1)
  await byScript({ fields: { email: `x${EMAIL}` } })
  await untilCounted(6)
  expect(new Set(counted().map(({ id }) => id)).size).toBe(2)
  await byScript({ hashKey: 'the secret of another site that a test asks' })
  await untilCounted(7)
  expect(new Set(counted().map(({ id }) => id)).size).toBe(3)
  // What stands in a report does not give the id away, nor the other way round.
  for (const { id, emailHash = '' } of counted()) {
    expect(Buffer.from(emailHash, 'base64url').toString('hex')).not.toContain(id)
  }
})

it('is counted for the arm of the experiment that its page is', async () => {
  await byScript({ fields: { entryPoint: '/fr/docs/ab/15.10.24/01' } })
  await untilCounted()
  expect(counted()).toMatchObject([{ arm: 'docs/ab/15.10.24/01', path: '/fr/docs/ab/15.10.24/01' }])
})

describe('what brought the visitor', () => {
  const sent = (headers: Record<string, string>) =>
    byScript({ fields: { trafficSource: SOURCE }, headers })

  it('is counted and kept with the account, before a choice and after an acceptance', async () => {
    const arms = 'b_exp=headline.price!~plans.control'
    await sent({ Cookie: `${arms}; b_eftid=${TRANSACTION}` })
    await sent({ Cookie: `${arms}; a=b; b_eftid=${TRANSACTION}; user-cookies=1`, 'Sec-GPC': '1' })
    await untilCounted(2)
    expect(counted().map(({ source }) => source)).toEqual([SOURCE, SOURCE])
    const kept = { ...SOURCE, EFtransactionId: TRANSACTION, Experiments: { headline: 'price' } }
    expect(accounts()).toMatchObject([kept, kept])
  })

  it.each<Record<string, string>>([
    { Cookie: `b_exp=headline.price!; b_eftid=${TRANSACTION}; user-cookies=0` },
    { Cookie: `b_exp=headline.price!; b_eftid=${TRANSACTION}`, 'Sec-GPC': '1' },
  ])('is left out of both once they declined: %j', async (headers) => {
    await sent(headers)
    await untilCounted()
    expect(counted()[0]).not.toHaveProperty('source')
    for (const field of ['SourceChannel', 'EFtransactionId', 'Experiments']) {
      expect(Object.keys(accounts()[0] ?? {})).not.toContain(field)
    }
  })

  it.each(['x'.repeat(65), '%3Cscript%3E', '%ff', ''])(
    'costs no account where the cookie of the affiliate is not in order: %s',
    async (value) => {
      const response = await sent({ Cookie: `b_eftid=${value}` })
      expect(response.status).toBe(201)
      expect(accounts()[0]).not.toHaveProperty('EFtransactionId')
    },
  )
})

it('is told again until the events service is there, and then once', async () => {
  const site = newSite()
  let isThere = false
  let taken = 0
  const reply: UpstreamServer['reply'] = (request, response) => {
    if (isThere && request.path === ownPath) taken += 1
    const answered = isThere ? RECEIVED : AWAY
    answered(request, response)
  }
  events.reply = reply
  await answer(answerSignUp, { request: scriptRequest(), site })
  // The visitor presses again, while the account is on its way.
  await answer(answerSignUp, { request: scriptRequest(), site })
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(2), { timeout: 10_000 })
  isThere = true
  await vi.waitFor(() => expect(taken).toBe(1), { timeout: 10_000 })
  await new Promise((resolve) => {
    setTimeout(resolve, 2500)
  })
  expect(taken).toBe(1)
  expect(new Set(counted().map(({ id }) => id)).size).toBe(1)
}, 90_000)

it('is counted by the site as it runs', async () => {
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('USER_SERVICE_URL', upstreams.user.url)
  vi.stubEnv('ACCOUNT_SERVICE_URL', `${upstreams.account.url}/api`)
  vi.stubEnv('EVENTS_SERVICE_URL', `${events.url}${ownPath}`)
  vi.stubEnv('LOG_LEVEL', 'silent')
  await POST(scriptRequest())
  await untilCounted()
  expect(counted()).toMatchObject([{ name: 'Account Created' }])
})
