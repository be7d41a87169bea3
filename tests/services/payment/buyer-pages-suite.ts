import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import type { Bench } from '../support/bench.ts'
import { chargeFor, paymentCalls } from './payment-bench.ts'

const BACK = 'https://site.example/api/checkout/return'

const pathOf = (actionUrl: string | null) => new URL(actionUrl ?? '').pathname

/** Buyers answer their bank, or approve in PayPal's manner, once, and come back to the site. */
export const buyerPagesSuite = (bench: () => Bench) =>
  describe('pages of the payment service that a buyer goes to', () => {
    const { charge, chargeCard, look } = paymentCalls(bench)

    const OWN = { 'Sec-Fetch-Site': 'same-origin' }

    const press = (path: string, answer: string, headers: Record<string, string> = OWN) =>
      bench().call(path, { method: 'POST', body: new URLSearchParams({ answer }), headers })

    const approval = () => charge(chargeFor({ method: 'paypal' }))

    test.each([
      ['secure', 'confirm', 'succeeded', null],
      ['secure', 'refuse', 'failed', 'authentication-failed'],
      ['paypal', 'approve', 'succeeded', null],
      ['paypal', 'cancel', 'failed', 'abandoned'],
      ['paypal', 'nothing', 'failed', 'no-payment'],
    ] as const)('%s: %s leads back as %s', async (kind, answer, state, reason) => {
      const made = kind === 'secure' ? await chargeCard('secure') : await approval()
      const response = await press(pathOf(made.actionUrl), answer)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`${BACK}?payment=${state}`)
      expect(await look(made.paymentId)).toMatchObject({ state, reason, actionUrl: null })
    })

    test('the first of two answers counts, and both lead back', async () => {
      const made = await chargeCard('secure')
      const path = pathOf(made.actionUrl)
      const answers = await Promise.all([press(path, 'confirm'), press(path, 'refuse')])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      const { state } = await look(made.paymentId)
      for (const { headers } of answers) {
        expect(headers.get('location')).toBe(`${BACK}?payment=${state}`)
      }
      const again = await press(path, state === 'succeeded' ? 'refuse' : 'confirm')
      expect(again.status).toBe(303)
      expect((await look(made.paymentId)).state).toBe(state)
    })

    test.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
      ['a browser that names another origin', { Origin: 'https://evil.example' }],
      ['a browser that names none', { Origin: 'null' }],
      ['a program', { Origin: '' }],
    ])('%s answers for no buyer', async (_case, headers: Record<string, string>) => {
      const made = await chargeCard('secure')
      const response = await press(pathOf(made.actionUrl), 'confirm', headers)
      expect(response.status).toBe(403)
      expect((await look(made.paymentId)).state).toBe('action')
    })

    test('an older browser names the origin of the page', async () => {
      const made = await chargeCard('secure')
      const { origin } = new URL(made.actionUrl ?? '')
      expect((await press(pathOf(made.actionUrl), 'confirm', { Origin: origin })).status).toBe(303)
    })

    test('an answer that comes too late changes nothing', async () => {
      const made = await approval()
      bench().clock.time += 16 * 60_000
      const response = await press(pathOf(made.actionUrl), 'approve')
      expect(response.headers.get('location')).toBe(`${BACK}?payment=failed`)
      expect(await look(made.paymentId)).toMatchObject({ reason: 'abandoned' })
    })

    test('keeps the query of the return address', async () => {
      const made = await charge(chargeFor({ method: 'paypal', returnUrl: `${BACK}?lang=fr` }))
      const response = await press(pathOf(made.actionUrl), 'approve')
      expect(response.headers.get('location')).toBe(`${BACK}?lang=fr&payment=succeeded`)
    })

    test.each(['', 'constructor', 'toString', 'confirm'])(
      'asks again after the answer %j, which the page has no button for',
      async (answer) => {
        const made = await approval()
        expect((await press(pathOf(made.actionUrl), answer)).status).toBe(400)
        expect((await look(made.paymentId)).state).toBe('action')
      },
    )

    test('a payment has one kind of page, and an unknown one none', async () => {
      const made = await approval()
      for (const path of [
        `/payment/challenge/${made.paymentId}`,
        '/payment/approve/pay_unknown',
        '/payment/challenge/%00',
        '/payment/approve/pay_%00unknown',
      ]) {
        expect((await bench().call(path)).status).toBe(404)
        expect((await press(path, 'confirm')).status).toBe(404)
      }
      expect((await look(made.paymentId)).state).toBe('action')
    })

    test.each(LOCALE_CODES)('speaks %s and shows what is paid', async (language) => {
      const made = await charge(chargeFor({ method: 'paypal', language, description: '<b>A & B' }))
      const page = await (await bench().call(pathOf(made.actionUrl))).text()
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).toContain('&lt;b&gt;A &amp; B')
      expect(page).toMatch(/299[.,]88/)
      expect(page.match(/<h1>/g)).toHaveLength(1)
    })

    test('is framed by nobody, told to nobody, and posts to itself and the site alone', async () => {
      const made = await approval()
      const { headers } = await bench().call(pathOf(made.actionUrl))
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'self' https://site.example;")
      expect(policy).not.toContain('script-src')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
    })

    test('says so when there is nothing left to answer', async () => {
      const made = await approval()
      await press(pathOf(made.actionUrl), 'approve')
      const page = await (await bench().call(pathOf(made.actionUrl))).text()
      expect(page).toContain(`${BACK}?payment=succeeded`)
      expect(page).not.toContain('<form')
    })
  })
