import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Feedback } from '#features/feedback/feedback-contract.ts'
import { feedbackMessages } from '#services/db/schema.ts'
import type { Bench } from '../support/bench.ts'

const PATH = '/events/feedback'

const newMessage = (): Feedback => ({
  id: randomUUID(),
  language: 'de',
  rating: 5,
  message: 'Gut.\nWeiter so – 漢字 🙂',
  affiliateId: '77',
})

/** What visitors write is kept, once (S2 §2.2 "Start"). */
export const feedbackSuite = (bench: () => Bench) =>
  describe('POST /events/feedback', () => {
    const rowsOf = async (id: string) => {
      const queries = await bench().database.get()
      return queries.select().from(feedbackMessages).where(eq(feedbackMessages.id, id))
    }

    test('keeps a message as it was written', async () => {
      const message = newMessage()
      const answer = await bench().post(PATH, message)
      expect(answer.status).toBe(201)
      expect(await answer.json()).toEqual({ status: 'stored' })
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test('keeps what needs neither mark nor affiliate', async () => {
      const message = { ...newMessage(), rating: null, affiliateId: null }
      expect((await bench().post(PATH, message)).status).toBe(201)
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test('keeps a message that comes many times once, and the first words of it', async () => {
      const message = newMessage()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => bench().post(PATH, message)),
      )
      await bench().post(PATH, { ...message, message: 'anders' })
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test.each([
      ['no message', { message: '' }],
      ['2001 characters', { message: 'a'.repeat(2001) }],
      ['a zero byte', { message: 'a\0' }],
      ['a mark of 0', { rating: 0 }],
      ['a half mark', { rating: 4.5 }],
      ['an affiliate of letters', { affiliateId: 'x' }],
      ['an unknown field', { email: 'a@example.org' }],
      ['a language of nobody', { language: 'xx' }],
    ])('refuses %s', async (_name, change) => {
      const message = { ...newMessage(), ...change }
      expect((await bench().post(PATH, message)).status).toBe(400)
      expect(await rowsOf(message.id)).toEqual([])
    })
  })
