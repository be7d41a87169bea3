import { expect, it } from 'vitest'
import { readPublicEnv } from '#lib/config/env-public.ts'
import { pagePolicy } from '#lib/server/page-cache/page-policy.ts'

const NONE = ''

const policyOf = (env: Record<string, string> = {}) => pagePolicy(NONE, readPublicEnv(env))

const directive = (name: string, env: Record<string, string>) =>
  policyOf(env)
    .split('; ')
    .find((found) => found.startsWith(`${name} `))

it('names no other host by default', () => {
  expect(policyOf()).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'; object-src 'none'",
  )
})

it('adds the origin that previews come from, and nothing of its path', () => {
  const env = { THUMBNAIL_URL: 'https://images.example/a/thumb' }
  expect(directive('img-src', env)).toBe("img-src 'self' data: https://images.example")
  expect(directive('script-src', env)).toBe("script-src 'self'")
})

it('adds the hosts of a configured third party, and frames only where it shows some', () => {
  const env = { BEHAVIOUR_SCRIPT_URL: 'https://behaviour.example/lib/script.js' }
  expect(directive('script-src', env)).toBe("script-src 'self' https://behaviour.example")
  expect(directive('connect-src', env)).toBe("connect-src 'self' https://behaviour.example")
  expect(directive('frame-src', env)).toBeUndefined()
  expect(directive('frame-src', { CHAT_SCRIPT_URL: 'https://chat.example/w.js' })).toBe(
    'frame-src https://chat.example',
  )
})

it.each([
  ['TAG_MANAGER_ID', 'GTM-ABC123', 'https://www.googletagmanager.com'],
  ['CAPTCHA_SITE_KEY', 'key', 'https://www.google.com'],
])('knows where the script of %s comes from', (name, value, origin) => {
  expect(directive('script-src', { [name]: value })).toContain(origin)
})

it('lets the web app frame a page that says so, by its origin, and nobody else', () => {
  const page = '<meta name="framed-by" content="web-app"/>'
  const env = { WEB_APP_URL: 'https://app.example/webapp' }
  expect(pagePolicy(page, readPublicEnv(env)).split('; ')).toContain(
    'frame-ancestors https://app.example',
  )
  expect(directive('frame-ancestors', env)).toBe("frame-ancestors 'none'")
  expect(pagePolicy('<meta name="framed-by" content="other"/>')).toContain("frame-ancestors 'none'")
  expect(pagePolicy('&lt;meta name="framed-by" content="web-app"/&gt;')).toContain(
    "frame-ancestors 'none'",
  )
})

it('takes no directive out of a variable', () => {
  expect(() => policyOf({ TAG_MANAGER_ID: "x; script-src 'unsafe-inline'" })).toThrow(
    /TAG_MANAGER_ID/,
  )
  const hostile = { CHAT_SCRIPT_URL: 'https://chat.example/;script-src *' }
  expect(policyOf(hostile)).not.toContain('script-src *')
})

const PAYING = '<meta name="payment" content="card"/>'

it('lets a page that takes payments show the card frame, by its origin, and no other page', () => {
  const env = readPublicEnv({ PAYMENT_URL: 'https://pay.example/payment' })
  const policy = pagePolicy(PAYING, env)
  expect(policy.split('; ')).toContain('frame-src https://pay.example')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  for (const page of [NONE, '<meta name="payment" content="x"/>', PAYING.replaceAll('<', '&lt;')]) {
    expect(pagePolicy(page, env)).not.toContain('pay.example')
  }
})

it('lets it load Stripe instead where Stripe takes the money, each part where it belongs', () => {
  const env = readPublicEnv({
    PAYMENT_URL: 'https://pay.example/payment',
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
  })
  const directives = pagePolicy(PAYING, env).split('; ')
  expect(directives).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com")
  expect(directives).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  )
  expect(directives).toContain("connect-src 'self' https://api.stripe.com")
  expect(directives).toContain("img-src 'self' data:")
  expect(directives.join()).not.toContain('pay.example')
  expect(pagePolicy(NONE, env)).not.toContain('stripe')
})

it('keeps what other third parties need on a page that takes payments', () => {
  const env = readPublicEnv({ CHAT_SCRIPT_URL: 'https://chat.example/w.js' })
  expect(pagePolicy(PAYING, env).split('; ')).toContain(
    'frame-src https://chat.example http://localhost:4000',
  )
})
