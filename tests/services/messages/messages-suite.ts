import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { helpAnswer, type HelpMessage } from '#features/help/help-contract.ts'
import { helpMessages } from '#services/db/schema.ts'
import { referenceOf } from '#services/numbers/message-number.ts'
import type { Bench } from '../support/bench.ts'

const PATH = '/events/messages'

const newMessage = (): HelpMessage => ({
  id: randomUUID(),
  language: 'de',
  email: 'eva@example.org',
  name: 'Eva Müller',
  message: 'Wie kündige ich?\nDanke – 漢字 🙂',
})

/** What visitors ask the help is kept, once, under a number (S2 §2.8). */
export const messagesSuite = (bench: () => Bench) =>
  describe('POST /events/messages', () => {
    const rowsOf = async (id: string) => {
      const queries = await bench().database.get()
      return queries.select().from(helpMessages).where(eq(helpMessages.id, id))
    }
    const referenceIn = async (answer: Response) => helpAnswer.parse(await answer.json()).reference

    test('keeps a message as it was written, under its number', async () => {
      const message = newMessage()
      const answer = await bench().post(PATH, message)
      expect(answer.status).toBe(201)
      const reference = await referenceIn(answer)
      expect(await rowsOf(message.id)).toMatchObject([{ ...message, reference }])
    })

    test('keeps a message without a name', async () => {
      const message = { ...newMessage(), name: null }
      expect((await bench().post(PATH, message)).status).toBe(201)
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test('keeps a message that comes many times once, and calls it the same each time', async () => {
      const message = newMessage()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => bench().post(PATH, message)),
      )
      const later = await bench().post(PATH, { ...message, message: 'anders' })
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
      const references = await Promise.all([...answers, later].map(referenceIn))
      expect(new Set(references).size).toBe(1)
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test('gives another number where the first one is taken', async () => {
      const [first, second] = [newMessage(), newMessage()]
      const queries = await bench().database.get()
      const reference = referenceOf(second.id, 0)
      await queries.insert(helpMessages).values({ ...first, reference, receivedAt: new Date() })
      const answer = await bench().post(PATH, second)
      expect(answer.status).toBe(201)
      expect(await referenceIn(answer)).toBe(referenceOf(second.id, 1))
      expect(await rowsOf(second.id)).toMatchObject([second])
    })

    test.each([
      ['no message', { message: '' }],
      ['2001 characters', { message: 'a'.repeat(2001) }],
      ['a zero byte', { message: 'a\0' }],
      ['no address', { email: 'eva' }],
      ['a name of two lines', { name: 'a\nb' }],
      ['an unknown field', { phone: '1' }],
      ['a language of nobody', { language: 'xx' }],
    ])('refuses %s', async (_name, change) => {
      const message = { ...newMessage(), ...change }
      expect((await bench().post(PATH, message)).status).toBe(400)
      expect(await rowsOf(message.id)).toEqual([])
    })
  })
