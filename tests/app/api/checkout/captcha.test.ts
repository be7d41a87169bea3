import { describe, expect, it } from 'vitest'
import { passesCaptcha } from '#features/checkout/server/pay/verify-captcha.ts'
import { testSite } from '../../../support/test-site.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { hangUp, json, NOBODY, silence } from '../../../support/upstream-server.ts'

const SECRET = 'a secret of the captcha'
const TOKEN = 'token-of-the-captcha'

const google = await upstreamOfFile(json(200, { success: true, score: 0.9, action: 'purchase' }))

const asked = async ({
  token = TOKEN,
  url = google.url,
  secretKey = SECRET,
}: {
  token?: string | undefined
  url?: string
  secretKey?: string | undefined
} = {}) => {
  const { site, lines, logged } = testSite({ captcha: { siteKey: 'public', secretKey } })
  const passes = await passesCaptcha({ token, site: { ...site, captchaVerifyUrl: url } })
  return { passes, lines, logged }
}

describe('the captcha of its page (S2 §7)', () => {
  it('is verified with the secret, as a form that no log holds', async () => {
    const { passes, lines } = await asked()
    expect(passes).toBe(true)
    expect(google.seen).toMatchObject([
      { method: 'POST', body: new URLSearchParams({ secret: SECRET, response: TOKEN }).toString() },
    ])
    expect(lines).toEqual([])
  })

  it.each([
    ['a bad score', { success: true, score: 0.3 }],
    ['no score', { success: true }],
    ['a token that is none', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('lets nobody pass with %s', async (_case, verdict) => {
    google.reply = json(200, verdict)
    const { passes, logged } = await asked()
    expect([passes, logged()]).toEqual([false, []])
  })

  it.each([
    ['answers nothing that it should', json(200, { other: true })],
    ['breaks', json(500, {})],
    ['hangs up', hangUp],
    ['is silent', silence],
    ['refuses our secret', json(200, { success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('lets everybody pass where the verification %s, and logs it', async (_case, reply) => {
    google.reply = reply
    const { passes, logged, lines } = await asked()
    expect([passes, logged()]).toMatchObject([true, [{ event: 'captcha unverified' }]])
    expect(lines.join()).not.toContain(TOKEN)
    expect(lines.join()).not.toContain(SECRET)
  })

  it('lets everybody pass where nobody verifies', async () => {
    expect((await asked({ url: NOBODY })).passes).toBe(true)
  })

  it('asks for its presence alone without a secret', async () => {
    const { site } = testSite({ captcha: { siteKey: 'public', secretKey: undefined } })
    const known = { site: { ...site, captchaVerifyUrl: google.url } }
    expect(await passesCaptcha({ ...known, token: TOKEN })).toBe(true)
    expect(await passesCaptcha({ ...known, token: undefined })).toBe(false)
    expect(google.seen).toEqual([])
  })

  it('lets nobody pass without a token', async () => {
    const { site } = testSite({ captcha: { siteKey: 'public', secretKey: SECRET } })
    const found = await passesCaptcha({
      token: '',
      site: { ...site, captchaVerifyUrl: google.url },
    })
    expect(found).toBe(false)
  })

  it('is asked for nowhere where it is not configured', async () => {
    const { site } = testSite()
    const unconfigured = { ...site, captchaVerifyUrl: google.url }
    expect(await passesCaptcha({ token: undefined, site: unconfigured })).toBe(true)
    expect(google.seen).toEqual([])
  })
})
