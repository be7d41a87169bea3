import { beforeEach, describe, expect, it } from 'vitest'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const CLICK = `${COOKIES.adClicks.name}=google=gclid.1764166788000.Cj0KCQ-_x`

const site = () => testSite({ userServiceUrl: upstreams.user.url }).site

const headersOf = (cookies: string, others: Record<string, string> = {}) => ({
  ...others,
  Cookie: `${COOKIES.attempt.name}=${KEY}; ${CLICK}; ${cookies}`,
})

const byScript = (headers: Record<string, string>) =>
  answer(answerSignUp, {
    request: scriptRequest({ body: JSON.stringify(FIELDS), headers }),
    site: site(),
  })

const byForm = (headers: Record<string, string>) =>
  answer(answerSignUp, { request: formRequest({ headers }), site: site() })

const sent = (): Record<string, unknown> => JSON.parse(upstreams.user.seen.at(-1)?.body ?? '{}')

const sentId = () => {
  const { AdArrival } = sent()
  return typeof AdArrival === 'object' && AdArrival !== null && Reflect.get(AdArrival, 'eventId')
}

beforeEach(() => {
  upstreams.user.reply = json(201, { jwt: 'j', ssojwt: 's' })
})

describe.each([
  ['page script', byScript],
  ['a form without script', byForm],
])('the advertisement that led to an account made by %s', (_way, create) => {
  it('goes to the user service where the visitor accepted, with the id that the page tells its data layer', async () => {
    await create(headersOf('user-cookies=1'))
    expect(sent().AdArrival).toEqual({
      consent: 'accepted',
      clicks: { google: { name: 'gclid', id: 'Cj0KCQ-_x', at: 1_764_166_788_000 } },
      eventId: expect.stringMatching(/^[\da-f]{32}$/),
    })
  })

  it.each([
    ['declined', 'user-cookies=0', {}],
    ['said nothing where the law asks first', 'a=b', {}],
    ['has a browser that declined', 'a=b', { 'Sec-GPC': '1' }],
  ])('stays here where the visitor %s', async (_case, cookies, others) => {
    await create(headersOf(cookies, others))
    expect(sent()).toMatchObject({ Email: FIELDS.email })
    expect(sent()).not.toHaveProperty('AdArrival')
  })
})

it('is told to page script by its id, and nothing is told where no platform hears of it', async () => {
  const told = await byScript(headersOf('user-cookies=1'))
  expect(await told.json()).toMatchObject({ eventId: sentId() })
  const untold = await byScript(headersOf('user-cookies=0'))
  expect(await untold.json()).not.toHaveProperty('eventId')
})
