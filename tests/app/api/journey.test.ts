import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { session } from '#features/account/server/session.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { health } from '#lib/server/health/health.ts'
import { ended, spawnServices, untilHealthy } from '../../services/support/child-services.ts'
import { freePort } from '../../services/support/free-port.ts'
import { withDatabase } from '../../services/support/made-database.ts'
import { tempDir } from '../../services/support/temp-dir.ts'
import { LATE_MS } from '../../support/late.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { FIELDS, formRequest, scriptRequest, KEY } from '../../support/sign-up-request.ts'
import { testSite } from '../../support/test-site.ts'
import { visitRequest } from '../../support/visit-request.ts'

type Services = { origin: string; stop: () => Promise<void> }

let services: Services | undefined

const folder = tempDir()

beforeAll(async () => {
  const port = await freePort()
  await withDatabase(folder)
  const { child } = spawnServices({ SERVICES_PORT: String(port), DATA_DIR: folder })
  const origin = `http://localhost:${port}`
  services = {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
    },
  }
  await untilHealthy(origin)
}, 300_000)

afterAll(() => services?.stop())

const site = () => {
  const origin = services?.origin ?? ''
  return testSite({
    userServiceUrl: `${origin}/userbase`,
    accountServiceUrl: `${origin}/api`,
    searchServiceUrl: `${origin}/cache`,
    geoServiceUrl: `${origin}/geo`,
    contentServiceUrl: `${origin}/content`,
    affiliateServiceUrl: `${origin}/affiliate-network`,
    paymentServiceUrl: `${origin}/payment`,
    eventsServiceUrl: `${origin}/events`,
    webAppUrl: `${origin}/webapp`,
    // A password is hashed with care: on a busy machine that takes seconds.
    upstreamBudgetMs: 5 * LATE_MS,
  }).site
}

const newEmail = () => `${randomUUID()}@example.org`

const byScript = (email: string, key: string = randomUUID()) =>
  answer(answerSignUp, {
    site: site(),
    request: scriptRequest({
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify({ ...FIELDS, email }),
    }),
  })

const byForm = (email: string, attempt: string = KEY) =>
  answer(answerSignUp, {
    site: site(),
    request: formRequest({
      headers: { Cookie: `b_attempt=${attempt}` },
      body: new URLSearchParams({ ...FIELDS, email }).toString(),
    }),
  })

const cookiesOf = (response: Response) =>
  Object.fromEntries(Object.entries(setCookies(response)).map(([name, { value }]) => [name, value]))

const visit = (handle: typeof handOff, visited: Parameters<typeof visitRequest>[0]) =>
  answer(handle, { request: visitRequest(visited), site: site() })

/** Opens an address as a browser does that keeps the web app's cookie. */
const arrive = async (response: Response) => {
  const address = response.headers.get('location') ?? ''
  const first = await fetch(address, { redirect: 'manual' })
  const next = new URL(first.headers.get('location') ?? '', address)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await fetch(next, { headers: { Cookie: cookie } })
  return { status: first.status, text: await page.text() }
}

describe('with the reference services', { timeout: 60_000 }, () => {
  it('page script signs up and the visitor arrives in the web app with the destination', async () => {
    const email = newEmail()
    const created = await byScript(email)
    expect(created.status).toBe(201)
    const left = await visit(handOff, {
      path: '/api/hand-off?entryPoint=/fr/docs/demo&url=search/&t=bail&lang=fr',
      cookies: cookiesOf(created),
    })
    const { status, text } = await arrive(left)
    expect(status).toBe(303)
    for (const shown of [email, 'bail', '/fr/docs/demo']) expect(text).toContain(shown)
    expect((await fetch(left.headers.get('location') ?? '', { redirect: 'manual' })).status).toBe(
      401,
    )
  })

  it('a form without script, sent twice, arrives like one sent once', async () => {
    const email = newEmail()
    const [, again] = await Promise.all([byForm(email), byForm(email)])
    expect(again.headers.get('location')).toMatch(/^\/fr\/hand-off\?arrival=[\w-]{16}$/)
    const left = await visit(handOff, { path: '/api/hand-off', cookies: cookiesOf(again) })
    expect((await arrive(left)).text).toContain(email)
  })

  it('a repeated attempt is no second account, another one is told so, and a second address is its own', async () => {
    const email = newEmail()
    const key = randomUUID()
    expect((await byScript(email, key)).status).toBe(201)
    expect((await byScript(email, key)).status).toBe(201)
    expect((await byScript(email.toUpperCase())).status).toBe(409)
    expect((await byForm(email, randomUUID())).headers.get('location')).toBe(
      '/fr/docs/demo?signup=exists',
    )
    expect((await byScript(newEmail(), key)).status).toBe(201)
  })

  it('knows who signed up, and forgets who did not', async () => {
    const email = newEmail()
    const created = await byScript(email)
    const known = await visit(session, { path: '/api/session', cookies: cookiesOf(created) })
    expect(await known.json()).toMatchObject({ account: { userEmail: email } })
    const forged = { p_ssojwt: `${cookiesOf(created)['p_ssojwt'] ?? ''}x` }
    const refused = await visit(session, { path: '/api/session', cookies: forged })
    expect(refused.status).toBe(401)
    expect(cookiesOf(refused)).toEqual({ p_ssojwt: '', b_ssojwt: '', b_session: '' })
    const sentOff = await visit(handOff, {
      path: '/api/hand-off?entryPoint=/de/&lang=de',
      cookies: forged,
    })
    expect(sentOff.headers.get('location')).toMatch(/\/account\/login\/\?lang=de&lib=de$/)
  })

  it('finds them up', async () => {
    const response = await visit(health, { path: '/api/health' })
    expect(await response.json()).toMatchObject({ status: 'up' })
  })
})
