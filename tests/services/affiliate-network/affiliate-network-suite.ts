import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import { PROBLEM_CONTENT_TYPE } from '#lib/util/problem.ts'
import { readRows } from '#services/db/read-rows.ts'
import { affiliateClicks } from '#services/db/schema.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'

const CLICK = {
  offerId: 12,
  affiliateId: 345,
  page: '/fr/start',
  language: 'fr',
} as const

const newKey = () => randomUUID().replaceAll('-', '')

/** Clicks on affiliate links are counted once per key (S2 §4 "Affiliate click"). */
export const affiliateNetworkSuite = (bench: () => Bench) =>
  describe('GET /affiliate-network/clk', () => {
    const ask = (query: URLSearchParams | string) => bench().call(`/affiliate-network/clk?${query}`)

    const transactionOf = async (answer: Response) =>
      networkClickAnswer.parse(await answer.json()).transaction_id

    const rowsOf = async (clickKey: string) => {
      const queries = await bench().database.get()
      return queries.select().from(affiliateClicks).where(eq(affiliateClicks.clickKey, clickKey))
    }

    const count = async () => (await bench().database.get()).$count(affiliateClicks)

    test('answers as Everflow does, and keeps the click', async () => {
      const key = newKey()
      const answer = await ask(
        clickQuery({ ...CLICK, paidBy: 'gclid', sender: '203.0.113.0/24 Chrome' }, key),
      )
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      const body: unknown = await answer.json()
      expect(body).toEqual({
        transaction_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        oid: 12,
        aid: 345,
        session_duration: 24,
        error_code: 0,
      })
      expect(await rowsOf(key)).toMatchObject([
        {
          offerId: 12,
          affiliateId: 345,
          page: '/fr/start',
          language: 'fr',
          isPaid: true,
          paidBy: 'gclid',
          sender: '203.0.113.0/24 Chrome',
        },
      ])
    })

    test('leads from a click to its account by the question of the guide', async () => {
      const asked = /^npm run ask -- "(select c\.created_at as clicked.+)"$/m
      const [, question = ''] = asked.exec(readFileSync('docs/affiliates.md', 'utf8')) ?? []
      const email = newEmail()
      const click = clickQuery({ ...CLICK, offerId: 77, paidBy: 'gclid' }, newKey())
      const EFtransactionId = await transactionOf(await ask(click))
      await bench().signUp({ ...payloadFor(email), EFtransactionId })
      const rows = await readRows(await bench().database.get(), question)
      expect(rows.filter(({ transaction_id: id }) => id === EFtransactionId)).toEqual([
        expect.objectContaining({
          offer_id: 77,
          affiliate_id: 345,
          paid_by: 'gclid',
          signed_up: expect.any(String),
          account: expect.stringMatching(/^[0-9a-f-]{36}$/),
        }),
      ])
    })

    test('counts 30 sends of one click once, all with the same transaction', async () => {
      const query = clickQuery(CLICK, newKey())
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask(query)))
      const transactions = await Promise.all(answers.map(transactionOf))
      expect(new Set(transactions).size).toBe(1)
      expect(await rowsOf(query.get('sub1') ?? '')).toHaveLength(1)
    })

    test('counts two clicks on one link under two keys', async () => {
      const [first, second] = [
        await ask(clickQuery(CLICK, newKey())),
        await ask(clickQuery(CLICK, newKey())),
      ]
      expect(await transactionOf(first)).not.toBe(await transactionOf(second))
    })

    test('refuses a key that came with another link before', async () => {
      const key = newKey()
      await ask(clickQuery(CLICK, key))
      const answer = await ask(clickQuery({ ...CLICK, affiliateId: 346 }, key))
      expect(answer.status).toBe(422)
      expect(await rowsOf(key)).toMatchObject([{ affiliateId: 345 }])
    })

    test.each([
      ['no offer', 'affid=1'],
      ['a negative affiliate', 'affid=-1'],
      ['ten digits', 'oid=1234567890'],
      ['a key of another form', 'sub1=x'],
      ['a page with markup', 'sub2=%2F%3Cscript%3E'],
      ['a page of 10 kB', `sub2=%2F${'a'.repeat(10_000)}`],
      ['a language of nobody', 'sub3=xx'],
      ['another mark', 'sub4=free'],
      ['a sender with markup', 'sub5=%3Cscript%3E'],
      ['a repeated field', null],
    ])('refuses %s and keeps nothing', async (name, change) => {
      const before = await count()
      const query = clickQuery(CLICK, newKey())
      if (name === 'no offer') query.delete('oid')
      for (const [field, value] of new URLSearchParams(change ?? '')) query.set(field, value)
      if (change === null) query.append('affid', '346')
      const answer = await ask(query)
      const text = await answer.text()
      expect(answer.status).toBe(422)
      expect(answer.headers.get('Content-Type')).toBe(PROBLEM_CONTENT_TYPE)
      expect(text).not.toMatch(/script|aaaa/)
      expect(await count()).toBe(before)
    })
  })
