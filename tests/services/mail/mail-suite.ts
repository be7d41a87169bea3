import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#lib/util/log.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import {
  startMailLoop,
  messageIdOf,
  sendDueMail,
  type Message,
  type SendMessage,
} from '#services/mail/send-due-mail.ts'
import { CONFIRMATIONS_A_DAY } from '#services/messages/routes.ts'
import { MAIL_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'
import { startSmtp } from '../support/smtp-server.ts'

const SITE = 'https://site.example'
const WORDS_OF_VISITOR = 'Cheap pills at https://spam.example'

const attachmentsOf = ({ attachments }: Message) => attachments

/** Mail goes from the outbox to the server, at least once and no sooner than it may. */
export const mailSuite = (bench: () => Bench) =>
  describe('the outbox', () => {
    const { buy } = buyerOf(bench)
    const queries = () => bench().database.get()
    const mailTo = async (email: string) =>
      (await queries()).select().from(outboxMails).where(eq(outboxMails.recipient, email))
    const only = async (email: string) => {
      const [mail, ...more] = await mailTo(email)
      if (!mail || more.length > 0) throw new Error(`${more.length} mails too many, or none`)
      return mail
    }
    const lines: string[] = []
    const log = createLog({
      name: 'test',
      level: 'info',
      destination: { write: (line) => void lines.push(line) },
    })
    const round = async (send: SendMessage, time: Date) =>
      sendDueMail(await queries(), { ...bench().services, send, now: () => time, log })
    const ask = (email: string, overrides = {}) =>
      bench().post('/events/contact', {
        id: randomUUID(),
        language: 'fr',
        topic: 'billing',
        email,
        name: 'Eva',
        company: null,
        orderNumber: null,
        message: WORDS_OF_VISITOR,
        ...overrides,
      })

    // What another test leaves unsent is no business of the next one.
    beforeEach(async () => {
      lines.length = 0
      await (await queries()).update(outboxMails).set({ sentAt: new Date() })
    })

    test('holds the receipt of an order and sends it once, with everything that a receipt says', async () => {
      const { attempt, orderNumber, email } = await buy()
      const sent: Message[] = []
      const send = async (message: Message) => void sent.push(message)
      const time = new Date(bench().clock.time)
      await round(send, time)
      await round(send, new Date(time.getTime() + 86_400_000))
      const own = sent.filter(({ recipient }) => recipient === email)
      expect(own).toHaveLength(1)
      const { id, sentAt } = await only(email)
      expect(sentAt).toEqual(time)
      expect(own[0]?.messageId).toBe(messageIdOf(id, SITE))
      for (const part of [own[0]?.text ?? '', own[0]?.html ?? '']) {
        for (const shown of [
          orderNumber,
          'R-0',
          'TPS 5',
          'TVQ 9,975',
          'Biztree Inc.',
          'Ann Roy',
          attempt.buyer.email,
          'Facturation',
          `${SITE}/fr/company/refund-policy`,
          `${SITE}/fr/company/contact/`,
        ]) {
          expect(part).toContain(shown)
        }
        expect(part.replaceAll('\u00a0', ' ')).toContain('344,78 $ US')
      }
      expect(own[0]?.html).toContain('<html lang="fr"')
    })

    test('sends a receipt by itself, well within a few minutes', async () => {
      const server = await startSmtp()
      const stop = startMailLoop({
        ...bench().services,
        server: { url: server.url, from: 'orders@site.example' },
      })
      const { email } = await buy()
      const isSent = async () => (await only(email)).sentAt !== null
      await expect.poll(isSent, { timeout: 15_000 }).toBe(true)
      expect(server.received).toHaveLength(1)
      await stop()
      await server.stop()
    })

    test('brings the receipt as a file', async () => {
      const { orderNumber, email } = await buy()
      const sent: Message[] = []
      await round(async (message) => void sent.push(message), new Date(bench().clock.time))
      const files = sent.filter(({ recipient }) => recipient === email).flatMap(attachmentsOf)
      expect(files.map(({ filename }) => filename)).toEqual([
        expect.stringMatching(/^R-\d{6}\.pdf$/),
      ])
      expect(files.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
      const text = files.map(({ content }) => pdfText(content)).join('')
      for (const shown of [orderNumber, 'Ann Roy', 'TVQ']) expect(text).toContain(shown)
    })

    test('waits longer after each failure, gives up in the end, and names no address in the log', async () => {
      const email = newEmail()
      await ask(email)
      let time = bench().clock.time
      const tried: number[] = []
      const fail: SendMessage = ({ recipient }) => {
        if (recipient === email) tried.push(time)
        return Promise.reject(
          Object.assign(new Error(`550 <${email}> unknown`), {
            code: 'EENVELOPE',
            responseCode: 550,
          }),
        )
      }
      for (let tries = 1; tries <= MAIL_RETRIES.most + 2; tries += 1) {
        await round(fail, new Date(time))
        await round(fail, new Date(time + 1000))
        time += pauseAfter(tries, MAIL_RETRIES)
      }
      expect(tried).toHaveLength(MAIL_RETRIES.most)
      expect(await only(email)).toMatchObject({ tries: MAIL_RETRIES.most, sentAt: null })
      const logged = lines.join('')
      expect(logged).toContain('"event":"mail not sent"')
      expect(logged).toContain('"event":"mail given up"')
      expect(logged).toContain('"responseCode":550')
      expect(logged).not.toContain(email)
    })

    test('sends again, under the same name, what a process had under way when it ended', async () => {
      const email = newEmail()
      await ask(email)
      const ids: string[] = []
      const time = new Date(bench().clock.time)
      const dying: SendMessage = ({ recipient, messageId }) => {
        if (recipient === email) ids.push(messageId)
        return Promise.reject(new Error('killed after the server took it'))
      }
      await round(dying, time)
      await round(
        async ({ recipient, messageId }) => {
          if (recipient === email) ids.push(messageId)
        },
        new Date(time.getTime() + pauseAfter(1, MAIL_RETRIES)),
      )
      expect(ids).toHaveLength(2)
      expect(new Set(ids).size).toBe(1)
    })

    test('gives one mail to one of many processes', async () => {
      const email = newEmail()
      await ask(email)
      const sent: string[] = []
      const send: SendMessage = async ({ recipient }) => void sent.push(recipient)
      const time = new Date(bench().clock.time)
      await Promise.all(Array.from({ length: 4 }, () => round(send, time)))
      expect(sent.filter((recipient) => recipient === email)).toHaveLength(1)
    })

    test.each(['/events/contact', '/events/messages'])(
      'confirms what comes to %s once, without a word of it, and few a day to an address',
      async (path) => {
        const email = newEmail()
        const id = randomUUID()
        const message = { id, language: 'de', email, name: 'Eva', message: WORDS_OF_VISITOR }
        const rest = { topic: 'billing', company: null, orderNumber: null }
        const body = path === '/events/contact' ? { ...message, ...rest } : message
        await Promise.all([1, 2, 3].map(() => bench().post(path, body)))
        const mail = await only(email)
        const letter = await letterOf(await queries(), { mail, ...bench().services })
        expect(letterText(letter)).toMatch(/(?:CT|BB)-[\dA-Z]{4}-\d\d/)
        expect(letterText(letter)).not.toContain('spam')
        expect(letterText(letter)).not.toContain('Eva')
        for (let more = 0; more < 5; more += 1) {
          await bench().post(path, { ...body, id: randomUUID(), email: email.toUpperCase() })
        }
        expect(await mailTo(email)).toHaveLength(CONFIRMATIONS_A_DAY)
      },
    )
  })
