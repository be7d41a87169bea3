import { eq, isNull } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { BRAND } from '#lib/config/brand.ts'
import type { Log } from '#lib/util/log.ts'
import { measure } from '#lib/util/measure.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { claimDue, MAIL_RETRIES, pauseAfter } from '#services/outbox/claim-due.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { paperFile } from '#services/papers/paper.ts'
import { PDF_TYPE } from '#services/papers/pdf-sheet.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import { letterHtml } from './letter-html.ts'
import { letterOf } from './letter-of.ts'
import { letterText } from './letter-text.ts'
import type { LetterPlaces, Mail, Letter } from './letter.ts'

type MessageFile = { filename: string; contentType: string; content: Buffer }

/** A mail as it goes out. */
export type Message = {
  /** The same for every try, so that a mailbox recognises a repeat. */
  messageId: string
  recipient: string
  language: string
  subject: string
  text: string
  html: string
  /** Files that come with it. */
  attachments: readonly MessageFile[]
}

/** Hands a message to a mail server; throws where that does not take it. */
export type SendMessage = (message: Message) => Promise<void>

type MailTransport = { send: SendMessage; close: () => void }

type Server = {
  /** `smtp://…` or `smtps://…`, with user and password (`MAIL_URL`). */
  url: string
  /** Address that the mail comes from (`MAIL_FROM`). */
  from: string
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** The way to the mail server; a connection for each message, as there are few. */
export const mailTransport = ({ url, from }: Server): MailTransport => {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    // What a mail says is ours alone: nothing in it may read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ recipient, language, attachments, ...message }) => {
      await transport.sendMail({
        from: { name: BRAND.name, address: from },
        // An object is one mailbox, whatever commas its address has.
        to: { name: '', address: recipient },
        ...message,
        attachments: [...attachments],
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Exchange answers with notes of absence and receipts what says only the line above.
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': language,
        },
      })
    },
    close: () => transport.close(),
  }
}

const ROUND_MS = 2000

type Loop = Pick<ServicesContext, 'database' | 'now' | 'log'> &
  LetterPlaces & {
    /** The mail server and the sender's address; without them mail stays in the outbox. */
    server: { url: string; from: string } | undefined
  }

/** Sends the mail of the outbox every two seconds; returns the function that stops it, once the mail under way is sent. */
export const startMailLoop = ({ server, ...services }: Loop): (() => Promise<void>) => {
  if (!server) return () => Promise.resolve()
  const { send, close } = mailTransport(server)
  const stop = startRounds(services, {
    job: 'mail',
    everyMs: ROUND_MS,
    work: (queries, signal) => sendDueMail(queries, { ...services, send, signal }),
    failed: 'Mail waits for the next round',
  })
  return async () => {
    await stop()
    close()
  }
}

type Sending = LetterPlaces & {
  send: SendMessage
  now: () => Date
  log: Log
  /** Begins no further mail once it is aborted. */
  signal?: AbortSignal
}

/** Longer than a mail server is waited for (`TIMEOUTS`). */
const LEASE_MS = 60_000

/** The number of mails sent in one round. */
const BATCH = 20

/** The name that a mailbox knows a mail by: made of its row, so that a repeat after a crash is recognised. */
export const messageIdOf = (id: string, siteUrl: string): string =>
  `<${id}@${new URL(siteUrl).hostname}>`

const claimMail = async (queries: Database, now: Date): Promise<Mail | undefined> => {
  const [id] = await claimDue(queries, {
    outbox: outboxMails,
    isWaiting: isNull(outboxMails.sentAt),
    retries: MAIL_RETRIES,
    leaseMs: LEASE_MS,
    limit: 1,
    now,
  })
  if (!id) return undefined
  const [mail] = await queries.select().from(outboxMails).where(eq(outboxMails.id, id))
  return mail
}

/** A code says enough: the words of a mail server repeat the address. */
const codeOf = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return {}
  const read = (name: string): unknown => Reflect.get(error, name)
  return { error: error.name, code: read('code'), responseCode: read('responseCode') }
}

const noteFailure = ({ mail, log }: { mail: Mail; log: Log }, error: unknown) => {
  const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries, ...codeOf(error) }
  const isGivenUp = mail.tries >= MAIL_RETRIES.most
  measure('bib_mails_total', { outcome: isGivenUp ? 'given up' : 'failed' })
  // Anybody can sign up with an address that takes no mail.
  if (isGivenUp) rareLine(log, { level: 'error', line: { event: 'mail given up', ...facts } })
  else rareLine(log, { level: 'warn', line: { event: 'mail not sent', ...facts } })
}

const filesOf = async ({ paper }: Letter): Promise<Message['attachments']> =>
  paper
    ? [{ filename: paperFile(paper), contentType: PDF_TYPE, content: await paperPdf(paper) }]
    : []

const sendOne = async (queries: Database, { mail, sending }: { mail: Mail; sending: Sending }) => {
  const { send, siteUrl, webAppUrl, hashKey, now, log } = sending
  try {
    const letter = await letterOf(queries, { mail, siteUrl, webAppUrl, hashKey })
    await send({
      messageId: messageIdOf(mail.id, siteUrl),
      recipient: mail.recipient,
      language: letter.language,
      subject: letter.subject,
      text: letterText(letter),
      html: await letterHtml(letter),
      attachments: await filesOf(letter),
    })
  } catch (error) {
    noteFailure({ mail, log }, error)
    const nextTryAt = new Date(now().getTime() + pauseAfter(mail.tries, MAIL_RETRIES))
    await queries.update(outboxMails).set({ nextTryAt }).where(eq(outboxMails.id, mail.id))
    return false
  }
  // Outside of the try: a database that fails here is no fault of the mail, which is sent again under the same name.
  await queries.update(outboxMails).set({ sentAt: now() }).where(eq(outboxMails.id, mail.id))
  measure('bib_mails_total', { outcome: 'sent' })
  log.info({ event: 'mail sent', mail: mail.id, kind: mail.kind })
  return true
}

/** Sends the mails that are due, each at least once; gives how many went out. */
export const sendDueMail = async (queries: Database, sending: Sending): Promise<number> => {
  let sent = 0
  for (let count = 0; count < BATCH && !sending.signal?.aborted; count += 1) {
    const mail = await claimMail(queries, sending.now())
    if (!mail) break
    if (await sendOne(queries, { mail, sending })) sent += 1
  }
  return sent
}
