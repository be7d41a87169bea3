import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { open } from '#features/signup/server/open/open.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { visitRequest } from '../../support/visit-request.ts'

const upstreams = await signUpUpstreams()

const APP = 'https://app.example/webapp/'

const piece = fc.oneof(
  fc.constantFrom(
    '//',
    '\\',
    '@',
    ':',
    '/',
    '..',
    '?',
    '#',
    '%',
    '%2f',
    '%5c',
    '%40',
    '%0d%0a',
    '%252f',
    '\r\n',
    '\0',
    'https://',
    'javascript:',
    'evil.example',
    'doc/',
    'search/',
    '-D1',
    'l/f',
    'business-plan',
    `${SITE_URL}/templates`,
    '\u2028',
    '\ud800',
    'é',
    '。',
    'url=',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.stringMatching(/^[a-z-]{1,6}$/),
)
const text = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))

const fields = fc.record(
  {
    url: text,
    t: text,
    label: text,
    entryPoint: text,
    lang: fc.constantFrom('en', 'fr', 'xx'),
    start: fc.constantFrom('account', 'document', 'x'),
    recognises: fc.constantFrom('email', 'signed-in'),
  },
  { requiredKeys: [] },
)

const cookies = fc.record({
  b_email: fc.oneof(fc.constant('ada@example.org'), text),
  p_ssojwt: fc.constantFrom(TOKEN, ''),
  b_search: text,
  b_handoff: text.map((url) => writePendingHandOff({ entryPoint: '/', destination: { url } })),
})

/** Where a browser on a page of the site would go. */
const followed = (location: string | null) => new URL(location ?? '', `${SITE_URL}/api/x`)

it.each<[string, Handle, number]>([
  ['/api/open', open, 2000],
  ['/api/hand-off', handOff, 500],
])(
  '%s leads below the root of the web app or to a page of this site, whatever it is asked',
  async (path, handle, numRuns) => {
    const { site } = testSite({ accountServiceUrl: upstreams.account.url })
    const places = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fields, cookies, async (asked, held) => {
        const query = new URLSearchParams(asked)
        // A cookie is bytes: half of a pair never arrives.
        const sane = Object.entries(held).map(([name, value]) => [
          name,
          Buffer.from(value).toString(),
        ])
        const request = visitRequest({
          path: `${path}?${query}`,
          cookies: Object.fromEntries(sane),
        })
        const response = await answer(handle, { request, site })
        expect(response.status).toBe(303)
        const location = response.headers.get('location')
        const url = followed(location)
        const isOurs = url.origin === SITE_URL
        places.add(isOurs ? 'site' : 'app')
        if (isOurs) expect(location).toMatch(/^\/(?:[a-z]|$)/)
        else expect(location?.startsWith(APP)).toBe(true)
        expect(url.href.startsWith(isOurs ? SITE_URL : APP)).toBe(true)
        expect(url.hash + url.username + url.password).toBe('')
      }),
      { numRuns },
    )
    expect(places).toContain('app')
  },
)
