import type { Attack, Group } from '../attack.ts'
import { FORM } from '../hand.ts'
import type { World } from '../world.ts'

type Fields = Readonly<Record<string, string>>

/** What another site has a visitor's browser send: its answer stays in that browser. */
const blind = async (
  { bench, cast }: World,
  { path, fields, headers }: { path: string; fields: Fields; headers: Fields },
) =>
  bench.app.request(`/webapp/${path}`, {
    method: 'POST',
    headers: { ...FORM, Cookie: cast.victim.cookie, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

const EVIL = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }

const posted = (
  name: string,
  answers: number,
  { path, fields = {}, headers = EVIL }: { path: string; fields?: Fields; headers?: Fields },
): Attack => ({
  name,
  answers,
  run: (world) => blind(world, { path, fields, headers }),
})

const seatIn = /name="seat"\s+value="([^"]+)"/

const onSeat = (name: string, act: string): Attack => ({
  name,
  answers: 403,
  run: async (world) => {
    const { bench, cast } = world
    const path = 'account/people/?lang=en'
    const page = await bench.call(`/webapp/${path}`, { headers: { Cookie: cast.victim.cookie } })
    const [, seat = ''] = seatIn.exec(await page.text()) ?? []
    return blind(world, { path, fields: { seat, act }, headers: EVIL })
  },
})

const PASSWORDS = { password: 'a password of the attacker 1', current: '' }

/** Forms that another site posts in the browser of who is signed in. */
export const CROSS_SITE: Group = {
  name: 'forms of another site',
  attacks: [
    posted('a new password', 403, { path: 'account/password/', fields: PASSWORDS }),
    posted('a new password, of no origin', 403, {
      path: 'account/password/',
      fields: PASSWORDS,
      headers: { Origin: 'null' },
    }),
    posted('a new password, of an old browser on another site', 403, {
      path: 'account/password/',
      fields: PASSWORDS,
      headers: { Origin: 'https://evil.example' },
    }),
    posted('a new password, without a word of where from', 403, {
      path: 'account/password/',
      fields: PASSWORDS,
      headers: {},
    }),
    posted('a new password, of a site of nearly the same name', 403, {
      path: 'account/password/',
      fields: PASSWORDS,
      headers: { Origin: 'https://app.example.evil.example' },
    }),
    posted('a new password, of a name below the same domain', 403, {
      path: 'account/password/',
      fields: PASSWORDS,
      headers: { 'Sec-Fetch-Site': 'same-site', Origin: 'https://app.example' },
    }),
    posted('another address', 403, { path: 'account/email/', fields: { email: 'a@evil.example' } }),
    posted('a change of address taken back', 403, { path: 'account/email/withdraw/' }),
    posted('the end of the account', 403, { path: 'account/close/', fields: { 'give-up': 'yes' } }),
    posted('renewal stopped', 403, { path: 'account/billing/stop/' }),
    posted('renewal turned on', 303, { path: 'account/billing/resume/' }),
    posted('a smaller plan', 403, {
      path: 'account/billing/plan/check/',
      fields: { to: 'basic-1', shown: 'next' },
    }),
    posted('other details', 403, {
      path: 'account/details/',
      fields: { firstName: 'Eve', lastName: 'Evil', country: 'US', province: 'US-NY' },
    }),
    posted('somebody invited', 403, {
      path: 'account/people/',
      fields: { email: 'eve@evil.example', language: 'en' },
    }),
    onSeat('a member removed', 'remove'),
    onSeat('an invitation withdrawn', 'withdraw'),
    posted('every sign-in ended', 303, { path: 'account/sign-out-everywhere' }),
    posted('logged out', 403, { path: 'account/logout' }),
    posted('logged in as somebody else', 403, {
      path: 'account/login/',
      fields: { email: 'eve@evil.example', password: 'x' },
    }),
    posted('an application as an affiliate', 403, {
      path: 'affiliate/',
      fields: { name: 'Eve', places: 'https://evil.example', payment: 'IBAN EVIL', accept: 'yes' },
    }),
    posted('a plan bought up', 403, {
      path: 'account/billing/plan/check/?lang=en',
      fields: { to: 'premium-5', shown: '0' },
    }),
  ],
}
