import { describe, expect, it } from 'vitest'
import { logOut } from '#features/account/server/log-out.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { json, silence } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

type Press = { cookies?: Record<string, string>; headers?: Record<string, string>; lang?: string }

const OWN = { 'Sec-Fetch-Site': 'same-origin' }

const press = async ({ cookies = { p_ssojwt: TOKEN }, headers = OWN, lang = 'fr' }: Press = {}) => {
  const made = testSite({ accountServiceUrl: upstreams.account.url, upstreamBudgetMs: 300 })
  const path = `/api/log-out?lang=${lang}`
  const request = visitRequest({ path, cookies, headers, method: 'POST' })
  return { ...made, response: await answer(logOut, { request, site: made.site }) }
}

describe('POST /api/log-out', () => {
  it.each(['p_ssojwt', 'b_ssojwt'])(
    'ends the sign-in of %s at the service and here',
    async (name) => {
      upstreams.account.reply = json(200, { status: 'ended' })
      const { response, logged } = await press({
        cookies: { [name]: TOKEN, b_email: 'a@b.example' },
      })
      expect([response.status, response.headers.get('location')]).toEqual([303, '/fr/'])
      expect(upstreams.account.seen).toMatchObject([{ method: 'POST', path: '/auth/signOut/' }])
      const gone = Object.entries(setCookies(response)).filter(([, cookie]) => cookie.value === '')
      expect(gone.map(([cookie]) => cookie)).toEqual(
        expect.arrayContaining([
          'p_ssojwt',
          'b_ssojwt',
          'b_session',
          'b_email',
          'b_userId',
          'b_purchase',
        ]),
      )
      expect(logged()).toEqual([])
    },
  )

  it.each([
    ['an outage', silence, 1],
    ['a sign-in that has ended', json(401, {}), 0],
    ['a service without the call', json(404, {}), 0],
  ] as const)('logs this browser out in spite of %s', async (_name, reply, lines) => {
    upstreams.account.reply = reply
    const { response, logged } = await press()
    expect(response.status).toBe(303)
    expect(setCookies(response)).toMatchObject({ p_ssojwt: { value: '' } })
    expect(logged()).toHaveLength(lines)
    expect(JSON.stringify(logged())).not.toContain(TOKEN)
  })

  it('asks nobody where nobody is signed in, and knows no other language', async () => {
    const { response } = await press({ cookies: {}, lang: '//evil.example' })
    expect(response.headers.get('location')).toBe('/')
    expect(upstreams.account.seen).toEqual([])
  })

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    {},
  ])('is pressed by no other site (%o)', async (headers) => {
    const { response } = await press({ headers })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })
})
