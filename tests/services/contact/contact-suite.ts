import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactAnswer, type ContactMessage } from '#features/contact/contact-contract.ts'
import type { UninstallMessage } from '#features/uninstall/uninstall-contract.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import { eraseWritten } from '#services/db/erase-written.ts'
import { contactMessages, helpMessages, uninstallAnswers } from '#services/db/schema.ts'
import { contactReferenceOf } from '#services/numbers/message-number.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import type { Bench } from '../support/bench.ts'

const CONTACT = '/events/contact'
const UNINSTALL = '/events/uninstall'
const DAY_MS = 24 * 3600 * 1000

const newMessage = (): ContactMessage => ({
  id: randomUUID(),
  language: 'de',
  topic: 'billing',
  email: `eva.${randomUUID()}@example.org`,
  name: 'Eva Müller',
  company: 'Müller & Söhne',
  orderNumber: 'A-1042',
  message: 'Wo ist meine Rechnung?\nDanke – 漢字 🙂',
})

const newAnswer = (): UninstallMessage => ({
  id: randomUUID(),
  language: 'fr',
  system: 'macos',
  reason: 'browser',
  message: null,
})

/** What visitors write on the contact page is kept, once, under a number (S2 §2.2). */
export const contactSuite = (bench: () => Bench) =>
  describe('POST /events/contact', () => {
    const rowsOf = async (id: string) => {
      const queries = await bench().database.get()
      return queries.select().from(contactMessages).where(eq(contactMessages.id, id))
    }
    const referenceIn = async (answer: Response) =>
      contactAnswer.parse(await answer.json()).reference

    test('keeps a message as it was written, under its number', async () => {
      const message = newMessage()
      const answer = await bench().post(CONTACT, message)
      expect(answer.status).toBe(201)
      const reference = await referenceIn(answer)
      expect(await rowsOf(message.id)).toMatchObject([{ ...message, reference }])
    })

    test('keeps a message that comes many times once, and calls it the same each time', async () => {
      const message = newMessage()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => bench().post(CONTACT, message)),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
      expect(new Set(await Promise.all(answers.map(referenceIn))).size).toBe(1)
      expect(await rowsOf(message.id)).toMatchObject([message])
    })

    test('gives another number where the first one is taken', async () => {
      const [first, second] = [newMessage(), newMessage()]
      const queries = await bench().database.get()
      const reference = contactReferenceOf(second.id, 0)
      await queries.insert(contactMessages).values({ ...first, reference, receivedAt: new Date() })
      const answer = await bench().post(CONTACT, second)
      expect(await referenceIn(answer)).toBe(contactReferenceOf(second.id, 1))
    })

    test.each([
      ['a topic of nobody', { topic: 'x' }],
      ['no name', { name: '' }],
      ['no address', { email: 'eva' }],
      ['a company of two lines', { company: 'a\nb' }],
      ['2001 characters', { message: 'a'.repeat(2001) }],
      ['an unknown field', { phone: '1' }],
    ])('refuses %s', async (_name, change) => {
      const message = { ...newMessage(), ...change }
      expect((await bench().post(CONTACT, message)).status).toBe(400)
      expect(await rowsOf(message.id)).toEqual([])
    })

    test('is erased by its address, with what was written to the help, and nothing else is', async () => {
      const [message, other] = [newMessage(), newMessage()]
      const { topic: _topic, company: _company, orderNumber: _number, ...asked } = message
      await bench().post(CONTACT, message)
      await bench().post(CONTACT, other)
      await bench().post('/events/messages', { ...asked, id: randomUUID() })
      const queries = await bench().database.get()
      expect(await eraseWritten(queries, ` ${message.email.toUpperCase()} `)).toEqual([
        { table: 'help_messages', erased: 1 },
        { table: 'contact_messages', erased: 1 },
        { table: 'outbox_mails', erased: 2 },
        { table: 'seats', erased: 0 },
      ])
      expect(await rowsOf(message.id)).toEqual([])
      expect(await queries.$count(helpMessages, eq(helpMessages.email, message.email))).toBe(0)
      expect(await rowsOf(other.id)).toHaveLength(1)
    })

    test('is erased once its lifetime is over', async () => {
      const [message, answer] = [newMessage(), newAnswer()]
      await bench().post(CONTACT, message)
      await bench().post(UNINSTALL, answer)
      const queries = await bench().database.get()
      const [row] = await rowsOf(message.id)
      const received = row?.receivedAt.getTime() ?? 0
      await purgeExpired(queries, new Date(received + (MESSAGE_LIFE_DAYS - 1) * DAY_MS))
      expect(await rowsOf(message.id)).toHaveLength(1)
      await purgeExpired(queries, new Date(received + (MESSAGE_LIFE_DAYS + 1) * DAY_MS))
      expect(await rowsOf(message.id)).toEqual([])
      expect(await queries.$count(uninstallAnswers, eq(uninstallAnswers.id, answer.id))).toBe(0)
    })
  })

/** Why the desktop app was removed is kept, once (S2 §2.2). */
export const uninstallSuite = (bench: () => Bench) =>
  describe('POST /events/uninstall', () => {
    const rowsOf = async (id: string) => {
      const queries = await bench().database.get()
      return queries.select().from(uninstallAnswers).where(eq(uninstallAnswers.id, id))
    }

    test.each([
      ['chosen', {}],
      ['written', { system: null, reason: null, message: 'Zu langsam.\n漢字' }],
    ])('keeps a reason that was %s, once', async (_name, change) => {
      const answer = { ...newAnswer(), ...change }
      expect((await bench().post(UNINSTALL, answer)).status).toBe(201)
      expect((await bench().post(UNINSTALL, answer)).status).toBe(200)
      expect(await rowsOf(answer.id)).toMatchObject([answer])
    })

    test.each([
      ['neither', { reason: null }],
      ['a reason of nobody', { reason: 'x' }],
      ['a system of nobody', { system: 'beos' }],
      ['an address', { email: 'a@example.org' }],
    ])('refuses %s', async (_name, change) => {
      const answer = { ...newAnswer(), ...change }
      expect((await bench().post(UNINSTALL, answer)).status).toBe(400)
      expect(await rowsOf(answer.id)).toEqual([])
    })
  })
