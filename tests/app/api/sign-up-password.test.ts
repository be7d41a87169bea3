import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX_LENGTH } from '#features/signup/password.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { EMAIL, FIELDS, formRequest, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { testSite } from '../../support/test-site.ts'
import { hangUp, json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const PASSWORD = 'zqx mark 7 é'
const REFUSED = ['short7', 'only letters', '1234567890', `${'a'.repeat(128)}1`, 'line\nend 12', '']

const ask = async (request: ReturnType<typeof scriptRequest>) => {
  const { user, account } = upstreams
  const { site, lines } = testSite({
    userServiceUrl: user.url,
    accountServiceUrl: account.url,
    upstreamBudgetMs: 300,
  })
  const response = await answer(answerSignUp, { request, site })
  const text = await response.text()
  const told = text + JSON.stringify([...response.headers]) + lines.join('')
  return { status: response.status, location: response.headers.get('location'), text, told }
}

const byScript = (change: Record<string, unknown>) =>
  ask(scriptRequest({ body: JSON.stringify({ ...FIELDS, ...change }) }))

const byForm = (change: Record<string, string>) =>
  ask(formRequest({ body: new URLSearchParams({ ...FIELDS, ...change }).toString() }))

const sent = () => upstreams.user.seen.map(({ body }): unknown => JSON.parse(body))

const chosen = { Email: EMAIL, Password: PASSWORD, AutogeneratePassword: false }

describe('a password of the visitor (S1 §3, §5)', () => {
  it('goes to the user service, from page script', async () => {
    expect((await byScript({ password: PASSWORD })).status).toBe(201)
    expect(sent()).toMatchObject([chosen])
  })

  it('goes to the user service, from a form', async () => {
    const { location } = await byForm({ password: PASSWORD, confirmPassword: PASSWORD })
    expect(location).toMatch(/^\/fr\/hand-off\?arrival=[\w-]{16}$/)
    expect(sent()).toMatchObject([chosen])
  })

  it.each([json(201, {}), json(400, {}), json(422, {}), json(500, {}), hangUp])(
    'is in no answer and no log line when the service misbehaves',
    async (reply) => {
      upstreams.user.reply = reply
      const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
      const { told: toScript } = await byScript({ password: PASSWORD })
      const { told: toForm } = await byForm(passwords)
      expect(sent().length).toBeGreaterThan(1)
      expect(toScript).toContain('upstream failed')
      for (const told of [toScript, toForm]) expect(told).not.toMatch(/zqx|mark/)
    },
  )
})

describe('a password that breaks the rule', () => {
  it.each(REFUSED)('%j is refused with its field, not its value', async (password) => {
    const { status, text, told } = await byScript({ password })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ fields: ['password'] })
    expect(password === '' || !told.includes(password)).toBe(true)
    expect(sent()).toEqual([])
  })

  it.each(REFUSED)('%j sends a form back to its page', async (password) => {
    const { status, location } = await byForm({ password, confirmPassword: password })
    const state = password.length > PASSWORD_MAX_LENGTH ? 'tooLong' : 'password'
    expect(status).toBe(303)
    expect(location).toBe(`/fr/docs/demo?signup=${state}`)
    expect(sent()).toEqual([])
  })

  it('comes after a wrong e-mail address', async () => {
    const { location } = await byForm({ email: 'ada', password: 'x', confirmPassword: 'y' })
    expect(location).toBe('/fr/docs/demo?signup=invalid')
  })

  it('comes before a confirmation that differs (S1 §5)', async () => {
    const { location } = await byForm({ password: 'short', confirmPassword: 'other' })
    expect(location).toBe('/fr/docs/demo?signup=password')
  })
})

describe('the confirmation', () => {
  it.each([
    ['differs', { password: PASSWORD, confirmPassword: `${PASSWORD} ` }],
    ['is empty', { password: PASSWORD, confirmPassword: '' }],
    ['is missing', { password: PASSWORD }],
    ['stands alone', { confirmPassword: PASSWORD }],
  ])('sends a form back when it %s', async (_case, fields) => {
    const { location } = await byForm(fields)
    expect(location).toBe('/fr/docs/demo?signup=mismatch')
    expect(sent()).toEqual([])
  })

  it('is no field of page script, which compares by itself', async () => {
    const { status, text } = await byScript({ password: PASSWORD, confirmPassword: PASSWORD })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ fields: ['unknown field'] })
  })
})
