import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { mailTransport } from '#services/mail/send-due-mail.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../support/child-services.ts'
import { startSmtp } from '../support/smtp-server.ts'

const until = async (condition: () => boolean) => {
  for (let tries = 0; tries < 900 && !condition(); tries += 1) await sleep(100)
}

/** Mail that was on its way when the process was killed comes all the same, and is recognised. */
export const mailCrashSuite = (env: () => ServicesEnv, bench: () => Bench) =>
  describe('mail by SMTP', () => {
    test('goes out as text and HTML, from our address to one recipient', async () => {
      const server = await startSmtp()
      const { send, close } = mailTransport({ url: server.url, from: 'receipts@site.example' })
      await send({
        messageId: '<1@site.example>',
        recipient: 'ann@example.com',
        language: 'de',
        subject: 'Ihr Beleg',
        text: 'Guten Tag',
        html: '<p>Guten Tag</p>',
        attachments: [
          {
            filename: 'R-000042.pdf',
            contentType: 'application/pdf',
            content: Buffer.from('%PDF'),
          },
        ],
      })
      close()
      await server.stop()
      const [mail] = server.received
      expect(mail?.messageId).toBe('<1@site.example>')
      for (const part of [
        /^From: Business in a Box <receipts@site\.example>/m,
        /^To: ann@example\.com/m,
        /^Content-Language: de/m,
        /^Auto-Submitted: auto-generated/m,
        /^X-Auto-Response-Suppress: All/m,
        /text\/plain/,
        /text\/html/,
        /application\/pdf; name=R-000042\.pdf/,
      ]) {
        expect(mail?.text).toMatch(part)
      }
    })

    test('survives kill -9 in the middle, under the same name', async () => {
      // Where the process works on the database of the other tests, their mail is no business of this one.
      const queries = await bench().database.get()
      await queries.update(outboxMails).set({ sentAt: new Date() })
      const server = await startSmtp()
      const { origin, variables } = await ownServices(env(), 'mail')
      const settings = {
        ...variables,
        MAIL_URL: server.url,
        MAIL_FROM: 'receipts@site.example',
        LOG_LEVEL: 'info',
      }
      server.answers(false)
      const first = spawnServices(settings)
      await untilHealthy(origin)
      const email = newEmail()
      const message = {
        id: randomUUID(),
        language: 'en',
        topic: 'billing',
        email,
        name: 'Eva',
        company: null,
        orderNumber: null,
        message: 'Where is my invoice?',
      }
      const answer = await fetch(`${origin}/events/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
      })
      expect(answer.status).toBe(201)
      const own = () => server.received.filter(({ text }) => text.includes(email))
      await until(() => own().length === 1)
      first.child.kill('SIGKILL')
      await ended(first.child)
      server.answers(true)
      // Who was killed had it for a minute; on a database of the process' own that is waited for.
      await queries.update(outboxMails).set({ nextTryAt: new Date() })
      const second = spawnServices(settings)
      await untilHealthy(origin)
      await until(() => own().length === 2)
      await until(() => second.output.join('').includes('mail sent'))
      second.child.kill('SIGTERM')
      expect(await ended(second.child)).toBe(0)
      await server.stop()
      expect(own()).toHaveLength(2)
      expect(new Set(own().map(({ messageId }) => messageId)).size).toBe(1)
      expect([...first.output, ...second.output].join('')).not.toContain(email)
    }, 180_000)
  })
