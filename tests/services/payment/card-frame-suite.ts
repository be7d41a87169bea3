import { createHash } from 'node:crypto'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { TEST_CARD_IDS, TEST_CARDS } from '#features/checkout/test-cards.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { paymentTokens } from '#services/db/payment-schema.ts'
import type { Bench } from '../support/bench.ts'
import { paymentCalls, typedCard } from './payment-bench.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The card frame is shown by the site alone, and gives tokens for test cards. */
export const cardFrameSuite = (bench: () => Bench) =>
  describe('card frame of the payment service', () => {
    const { newToken } = paymentCalls(bench)

    const frame = (query = '') => bench().call(`/payment/frame${query}`)

    const send = (changes: object) =>
      bench().post('/payment/frame/token', { ...typedCard('succeeds'), ...changes })

    test('may be framed by the site, and loads nothing but what stands in it', async () => {
      const answer = await frame('?lang=en&origin=https://site.example')
      const policy = answer.headers.get('content-security-policy') ?? ''
      const page = await answer.text()
      const [, sheet = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
      const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(page) ?? []
      expect(policy.split('; ')).toEqual([
        "default-src 'none'",
        `script-src ${hashOf(script)}`,
        `style-src ${hashOf(sheet)}`,
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        'frame-ancestors https://site.example',
      ])
      expect(page).toContain('data-site="https://site.example"')
    })

    test('is a program that a browser can read, without a word of TypeScript', async () => {
      const page = await (await frame()).text()
      const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(page) ?? []
      expect(parseSync('frame.js', script).errors).toEqual([])
      expect(script).not.toMatch(/__vite|import /)
    })

    test.each(['https://evil.example', 'http://site.example', 'null', '*'])(
      'is not for %s',
      async (origin) => {
        const answer = await frame(`?origin=${encodeURIComponent(origin)}`)
        expect(answer.status).toBe(403)
        expect(await answer.text()).not.toContain('evil')
      },
    )

    test.each(LOCALE_CODES)('speaks %s, with four labelled fields', async (locale) => {
      const page = await (await frame(`?lang=${locale}`)).text()
      expect(page).toContain(`<html lang="${locale}"`)
      for (const name of ['number', 'exp-month', 'exp-year', 'csc']) {
        expect(page).toContain(`autocomplete="cc-${name}"`)
      }
      expect(page.match(/<label/g)).toHaveLength(4)
      expect(page.match(/inputmode="numeric"/g)).toHaveLength(4)
    })

    test('says that it is a test service, and lists the cards', async () => {
      const page = await (await frame('?lang=en')).text()
      expect(page).toContain('This is a test service')
      for (const id of TEST_CARD_IDS) expect(page).toContain(`data-card="${TEST_CARDS[id]}"`)
    })

    test('sends the faces of the site', async () => {
      for (const face of ['text', 'headline']) {
        const answer = await bench().call(`/payment/frame/faces/${face}.woff2`)
        expect(answer.headers.get('content-type')).toBe('font/woff2')
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
      }
    })

    test('keeps what a card does under a token that nobody can guess', async () => {
      const [one, other] = [await newToken('secure'), await newToken('secure')]
      expect(one).not.toBe(other)
      expect(one).toMatch(/^tok_[\w-]{32}$/)
      const rows = await (await bench().database.get()).select().from(paymentTokens)
      expect(rows.find(({ token }) => token === one)).toMatchObject({
        card: 'secure',
        usedByKey: null,
      })
    })

    test.each([
      { number: '4111111111111111' },
      { number: '5105105105105100' },
      { number: '4242424242424241' },
    ])('refuses a number that is no test number: %o', async (changes) => {
      const answer = await send(changes)
      expect(answer.status).toBe(422)
      expect(await answer.text()).not.toContain(changes.number)
      expect(bench().logLines.join('')).not.toContain(changes.number)
    })

    test('refuses a card that has expired, and takes one to the end of its month', async () => {
      const now = new Date(bench().clock.time)
      const year = String(now.getUTCFullYear())
      const month = String(now.getUTCMonth() + 1).padStart(2, '0')
      expect((await send({ month: '01', year: '2020' })).status).toBe(422)
      expect((await send({ month, year })).status).toBe(200)
    })

    test.each([
      { number: '4242 4242 4242 4242' },
      { month: '13' },
      { month: '1' },
      { year: '40' },
      { cvc: '12' },
      { cvc: '12345' },
      { holder: 'Ann' },
    ])('refuses %o, and repeats nothing of it', async (changes) => {
      const answer = await send(changes)
      expect(answer.status).toBe(400)
      expect(await answer.text()).not.toMatch(/4242|Ann/)
    })

    test('takes JSON alone, which no foreign page may send', async () => {
      const body = JSON.stringify(typedCard('succeeds'))
      const answer = await bench().call('/payment/frame/token', { method: 'POST', body })
      expect(answer.status).toBe(415)
    })
  })
