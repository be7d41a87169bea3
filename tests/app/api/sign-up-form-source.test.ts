import { describe, expect, it } from 'vitest'
import { readPendingHandOff } from '#features/account/pending-hand-off.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { FIELDS, formRequest, KEY } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const post = (overrides: Parameters<typeof formRequest>[0]) => {
  const { site } = testSite({ userServiceUrl: upstreams.user.url })
  return answer(answerSignUp, { request: formRequest(overrides), site })
}

const body = (change: Record<string, string>) =>
  new URLSearchParams({ ...FIELDS, ...change }).toString()

const sent = () =>
  upstreams.user.seen.map((request): Record<string, unknown> => JSON.parse(request.body))

const pending = (response: Response) =>
  readPendingHandOff(setCookies(response)['b_handoff']?.value, testSite().site)

describe('what brought the visitor (S2 §3)', () => {
  const page = (query: string, headers: Record<string, string> = {}) => ({
    headers: { Referer: `${SITE_URL}/fr/docs/demo?${query}`, ...headers },
  })
  const QUERY = 'utm_source=mail&utm_campaign=spring&a=12&c=acme&q=bail&source=x&affid=7'
  const SOURCE = {
    SourceChannel: 'mail',
    SourceCampaign: 'spring',
    SourceAdGroup: '12',
    SourceAccount: 'acme',
    SourceKeyword: 'bail',
    SourceQParam: 'bail',
    CustomTracking: { source: 'x', affid: '7' },
  }
  const sourceSent = () =>
    sent().flatMap((payload) => Object.keys(payload).filter((name) => /^Source|^Custom/.test(name)))

  it('is what the address of the page says', async () => {
    await post(page(QUERY))
    expect(sent()).toMatchObject([SOURCE])
  })

  it.each([
    [
      'accepted, whatever the browser signals',
      { Cookie: `b_attempt=${KEY}; user-cookies=1`, 'Sec-GPC': '1' },
    ],
    ['not said anything', {}],
  ])('is sent for a visitor who has %s', async (_case, headers) => {
    await post(page(QUERY, headers))
    expect(sent()).toMatchObject([SOURCE])
  })

  it.each([
    ['declined', { Cookie: `b_attempt=${KEY}; user-cookies=0` }],
    ['a browser that signals it', { 'Sec-GPC': '1' }],
  ])('is left out for a visitor who has %s (architecture 5)', async (_case, headers) => {
    expect((await post(page(QUERY, headers))).headers.get('location')).toMatch(
      /^\/fr\/hand-off\?arrival=[\w-]{16}$/,
    )
    expect(sourceSent()).toEqual([])
  })

  it.each([
    ['markup', 'utm_source=%3Cscript%3E'],
    ['a line end', 'utm_source=a%0d%0ab'],
    ['too much', `utm_source=${'a'.repeat(101)}`],
    ['two values', 'utm_source=a&utm_source=b'],
    ['nothing', 'utm_source='],
  ])('is left out where the address holds %s', async (_case, query) => {
    expect((await post(page(query))).headers.get('location')).toMatch(
      /^\/fr\/hand-off\?arrival=[\w-]{16}$/,
    )
    expect(sourceSent()).toEqual([])
  })

  it('is not what the form itself says', async () => {
    await post({ body: body({ trafficSource: '{"SourceChannel":"mail"}' }) })
    expect(sourceSent()).toEqual([])
  })

  it('is kept on the way back', async () => {
    upstreams.user.reply = json(409, {})
    const response = await post(page(`${QUERY}&other=1`))
    const { searchParams } = new URL(response.headers.get('location') ?? '', SITE_URL)
    expect(Object.fromEntries(searchParams)).toEqual({
      ...Object.fromEntries(new URLSearchParams(QUERY)),
      signup: 'exists',
    })
  })
})

describe('the page that a visitor signs up on (S1 §3 "CreationPage")', () => {
  const linked = (entryPoint: string, own = '/fr/l/f') => ({
    headers: { Referer: `${SITE_URL}${own}?${new URLSearchParams({ label: 'Bail', entryPoint })}` },
    body: body({ entryPoint: own }),
  })

  it('is the one whose link led to the sign-up page', async () => {
    const response = await post(linked('/fr/docs/ab/15.10.24/01'))
    expect(sent()).toMatchObject([{ CreationPage: 'site.example/fr/docs/ab/15.10.24/01' }])
    expect(pending(response)?.entryPoint).toBe('/fr/docs/ab/15.10.24/01')
  })

  it('is kept on the way back, which leads to the form', async () => {
    upstreams.user.reply = json(409, {})
    const response = await post(linked('/fr/docs/demo'))
    expect(response.headers.get('location')).toBe(
      '/fr/l/f?label=Bail&entryPoint=%2Ffr%2Fdocs%2Fdemo&signup=exists',
    )
  })

  it('is its own where a form stands in the page', async () => {
    await post(linked('/fr/other', '/fr/docs/demo'))
    expect(sent()).toMatchObject([{ CreationPage: 'site.example/fr/docs/demo' }])
  })

  it.each(['//evil.example', 'https://evil.example/', '/a?b=c', '/a\r\nb', 'docs', ''])(
    'is the sign-up page where the link says %j',
    async (entryPoint) => {
      const response = await post(linked(entryPoint))
      expect(sent()).toMatchObject([{ CreationPage: 'site.example/fr/l/f' }])
      expect(pending(response)?.entryPoint).toBe('/fr/l/f')
    },
  )
})
