import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { NextRequest } from 'next/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, it, vi } from 'vitest'
import LandingPage from '#app/[locale]/[context]/landing/[...page]/page.tsx'
import { POST as pay } from '#app/api/checkout/pay/route.ts'
import { POST as askTotal } from '#app/api/checkout/total/route.ts'
import { POST as countEvents } from '#app/api/events/route.ts'
import { POST as choosePlan } from '#app/api/quote/route.ts'
import { POST as signUp } from '#app/api/sign-up/route.ts'
import { isCheckoutTotal } from '#features/checkout/checkout-answers.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import { preparePage } from '#lib/next/page-cache.ts'
import { createLog } from '#lib/util/log.ts'
import { createServicesApp } from '#services/app.ts'
import { openContent } from '#services/content/content-store.ts'
import { experimentExposures } from '#services/db/experiment-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { middleware } from '../../middleware.ts'
import { paymentCalls } from '../services/payment/payment-bench.ts'
import { benchOf } from '../services/support/bench-of.ts'
import { newEmail } from '../services/support/bench.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { eventsRequest, pageEvent } from '../support/events-request.ts'
import { experimentText } from '../support/experiment.ts'
import { filesThatRun } from '../support/files-that-run.ts'
import { setCookies } from '../support/set-cookies.ts'
import { FIELDS, scriptRequest } from '../support/sign-up-request.ts'
import { SITE_URL } from '../support/test-site.ts'
import { expectWalked } from '../support/trails.ts'
import { servicesFront } from './services-front.ts'

const READER = 'reader@example.com'

const PERSON = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x64) Gecko/20100101 Firefox/140.0',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
}

/** In a province with one tax. */
const PLACE = { country: 'CA', province: 'ON' } as const

const webhookSecret = 'a secret of the tested payment service'
/** Of the edge, on a busy machine. */
const WAIT = { timeout: 10_000 }
const contentFolder = tempDir()

const content = openContent({
  folder: contentFolder,
  keptFolder: tempDir(),
  claimsOf: () => ({}),
  log: createLog({ name: 'test', level: 'silent' }),
  // A minute ahead: every file counts as settled at once.
  now: () => Date.now() + 60_000,
})

const bench = benchOf(() => ({ DATA_DIR: tempDir() }), { webhookSecret })

const servicesApp = () =>
  createServicesApp({
    ...bench().services,
    content,
    provider: referenceDriver({
      paymentServiceUrl: `${front.url()}/payment`,
      payment: { webhookSecret },
      now: Date.now,
    }),
    results: { readers: [READER], contentFolder },
  })

let app: ReturnType<typeof servicesApp>

const call = async (path: string, init?: RequestInit) => app.request(path, init)

const front = servicesFront(call)

beforeAll(async () => {
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('SERVICES_URL', front.url())
  vi.stubEnv('LOG_LEVEL', 'silent')
  app = servicesApp()
  mkdirSync(join(contentFolder, 'experiments'))
  await content.scan()
})

/** A page as a visitor gets it, through the steps of the edge. */
const visit = async (path: string) => {
  const answer = await middleware(new NextRequest(`${SITE_URL}${path}`, { headers: PERSON }))
  const shown = URL.parse(answer.headers.get('x-middleware-rewrite') ?? '')
  const [, locale = '', context = '', , ...page] = shown?.pathname.split('/') ?? []
  const params = Promise.resolve({ locale, context, page })
  const { prelude } = await prerenderToNodeStream(await LandingPage({ params }))
  return { html: await text(prelude), cookies: setCookies(answer) }
}

/** What page script posts. */
const posted = (path: string, body: unknown, cookie = '') =>
  new NextRequest(`${SITE_URL}${path}`, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  })

// First: the edge asks which experiments run once.
it('an experiment, from its record to its report', async () => {
  let report = ''
  const used = await filesThatRun(async () => {
    const record = experimentText({ page: '/l' })
    writeFileSync(join(contentFolder, 'experiments', 'headline.json'), record)
    await content.scan()
    // A page does not wait long for an index that the edge has not read yet.
    const { html, cookie } = await vi.waitFor(async () => {
      const { cookies, ...page } = await visit('/l')
      expect(cookies).toHaveProperty('b_exp')
      return { ...page, cookie: cookies['b_exp']?.value ?? '' }
    }, WAIT)
    const [experiment = '', arm = ''] = cookie.split('.')
    expect(html).toContain(`"arm":"${arm}"`)
    const body = [pageEvent({ exposure: { experiment, arm } })]
    const counted = await countEvents(eventsRequest({ body, cookies: { b_exp: cookie } }))
    expect(counted.status).toBe(202)
    const session = await bench().services.tokens.issueReader(READER)
    const headers = { Cookie: `results_session=${session}` }
    report = await (await call('/webapp/results/experiments/headline', { headers })).text()
  })
  expect(await (await bench().database.get()).$count(experimentExposures)).toBe(1)
  expect(report).toContain('Does a price in the headline bring more sign-ups?')
  expectWalked('An experiment', used)
})

it('a landing address, from the request to its page', async () => {
  const page = { kind: 'APP_PAGE' as const, rscData: undefined, segmentData: undefined, html: '' }
  const sent = { ...page, headers: {} }
  const used = await filesThatRun(async () => {
    const { html } = await visit('/docs/free-demo?q=x')
    sent.html = html
    preparePage(sent)
  })
  expect(sent.headers).toHaveProperty('content-security-policy')
  expect(sent.html).toContain('data-documents')
  expectWalked('A landing address', used)
})

it('a price, from the book to the receipt', async () => {
  const quoted = await front.usedUntil('POST /userbase/purchase', () =>
    choosePlan(posted('/api/quote', { language: 'en', plan: 'basic' })),
  )
  const { value: secret = '' } = setCookies(quoted.response)['b_purchase'] ?? {}
  const send = (path: string, body: unknown) => posted(path, body, `b_purchase=${secret}`)
  const wish = { language: 'en', ...PLACE, seats: 1 }
  const total: unknown = await (await askTotal(send('/api/checkout/total', wish))).json()
  if (!isCheckoutTotal(total)) throw new Error('The total was not told')
  const unknown = { phone: null, company: null, taxNumber: null, street: null, city: null }
  const names = { firstName: 'Ann', lastName: 'Roy', nameOnCard: 'Ann Roy' }
  const order = {
    language: 'en',
    method: 'card',
    methodToken: await paymentCalls(bench).newToken('succeeds'),
    buyer: { email: newEmail(), ...names, ...PLACE, ...unknown, postalCode: null },
    seats: 1,
    shownTotal: total.total,
    shownCurrency: total.currency,
    consent: total.agreement.record,
  }
  const paid = await front.usedUntil('POST /userbase/purchase/{id}/attempt', () =>
    pay(send('/api/checkout/pay', order)),
  )
  expect(paid.response.status).toBe(200)
  expect(await (await bench().database.get()).$count(orders)).toBe(1)
  expectWalked('A price', [...new Set([...quoted.used, ...paid.used])])
})

// Last: the account is counted when nobody waits any more.
it('an e-mail address, from the request to its row', async () => {
  const email = newEmail()
  const request = scriptRequest({ body: JSON.stringify({ ...FIELDS, email }) })
  const { used, response } = await front.usedUntil('POST /userbase/user/', async () => {
    await middleware(request)
    return signUp(request)
  })
  expect(response.status).toBe(201)
  const queries = await bench().database.get()
  expect(await queries.$count(users, eq(users.emailNormalized, email))).toBe(1)
  expectWalked('An e-mail address', used)
})
