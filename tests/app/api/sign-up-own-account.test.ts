import { describe, expect, it } from 'vitest'
import { readPendingHandOff } from '#features/account/pending-hand-off.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { EMAIL, FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const SIGNED_IN = { p_ssojwt: TOKEN }

const ask = async (
  make: typeof scriptRequest,
  cookies: Record<string, string>,
  body?: BodyInit,
) => {
  upstreams.user.reply = json(409, {})
  const { user, account } = upstreams
  const { site } = testSite({
    userServiceUrl: user.url,
    accountServiceUrl: account.url,
    upstreamBudgetMs: 400,
  })
  const Cookie = Object.entries({ b_attempt: KEY, ...cookies })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const request = make({ headers: { Cookie }, ...(body && { body }) })
  const response = await answer(answerSignUp, { request, site })
  const pending = readPendingHandOff(setCookies(response)['b_handoff']?.value, site)
  return { response, pending }
}

const KIT = { url: 'business-plan-kit/' }

describe('a signed-in visitor who gives their own address (S1 §4)', () => {
  it.each([
    ['nowhere', {}, undefined],
    [
      'where they wanted to go last',
      { b_search: 'url=search%2F&t=bail' },
      { url: 'search/', t: 'bail' },
    ],
    ['to the kit for a business plan (S2 §4)', { b_search: 'business-plan-D1004' }, KIT],
  ])('arrives, and wants to go %s', async (_case, saved, destination) => {
    const { response } = await ask(scriptRequest, { ...SIGNED_IN, ...saved })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'arrives',
      ...(destination && { destination }),
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('arrives where the link of the form led', async () => {
    const destination = { url: 'doc/bail-D7' }
    const body = JSON.stringify({ ...FIELDS, email: EMAIL.toUpperCase(), destination })
    const { response } = await ask(scriptRequest, { ...SIGNED_IN, b_search: 'url=drive' }, body)
    expect(await response.json()).toEqual({ status: 'arrives', destination })
  })

  it('arrives without script', async () => {
    const { response, pending } = await ask(formRequest, { ...SIGNED_IN, b_search: 'url=drive' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr/hand-off')
    expect(pending).toEqual({ entryPoint: '/fr/docs/demo', destination: { url: 'drive' } })
  })
})

describe('an address that has an account stays taken', () => {
  const answersTo = async (cookies: Record<string, string>) => {
    const byScript = await ask(scriptRequest, cookies)
    const byForm = await ask(formRequest, cookies)
    return [byScript.response.status, byForm.response.headers.get('location'), byForm.pending]
  }
  const TAKEN = [409, '/fr/docs/demo?signup=exists', undefined]

  it('for a stranger, whatever they say of themselves', async () => {
    expect(await answersTo({ b_email: EMAIL, b_userId: 'u-1', b_session: '1' })).toEqual(TAKEN)
    expect(upstreams.account.seen).toEqual([])
  })

  it.each([
    [
      'the account of the token is another',
      json(200, { u: { sub: 'u-2' }, account: { userEmail: 'eve@example.org', userId: 'u-2' } }),
    ],
    ['the token is refused', json(401, {})],
    ['the account service is out', json(500, {})],
  ])('when %s', async (_case, reply) => {
    upstreams.account.reply = reply
    expect(await answersTo({ ...SIGNED_IN, b_email: EMAIL })).toEqual(TAKEN)
  })
})
