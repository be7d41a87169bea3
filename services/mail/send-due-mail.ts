import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Log } from '#lib/util/log.ts'
import { measure } from '#lib/util/measure.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { PDF_TYPE, paperPdf } from '#services/papers/paper-pdf.ts'
import { paperFile } from '#services/papers/paper.ts'
import { letterHtml } from './letter-html.ts'
import { letterOf, type LetterPlaces, type Mail } from './letter-of.ts'
import { letterText } from './letter-text.ts'
import type { Letter } from './letter.ts'
import type { Message, SendMessage } from './transport.ts'

export type Sending = LetterPlaces & {
  send: SendMessage
  now: () => Date
  log: Log
  /** Begins no further mail once it is aborted. */
  signal?: AbortSignal
}

/** So often a mail is tried: with the pauses below for two days. */
export const MOST_TRIES = 18

const FIRST_PAUSE_MS = 10_000

const LONGEST_PAUSE_MS = 6 * 3600_000

/**
 * So long a process has a mail that it sends: longer than a mail server is waited for (`transport.ts`). One that is killed meanwhile
 * leaves it to be sent then.
 */
const LEASE_MS = 60_000

/** So many mails are sent in one round. */
const BATCH = 20

/** Milliseconds before the next try: each time twice as long, to six hours. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** The name that a mailbox knows a mail by: made of its row, so that a repeat after a crash is recognised. */
export const messageIdOf = (id: string, siteUrl: string): string =>
  `<${id}@${new URL(siteUrl).hostname}>`

/**
 * Takes a mail for this try. The pause before the next one begins now, so that a mail that kills the process is tried again later each
 * time; another process that saw the same row gets nothing, and none sees it while this one sends.
 */
const claim = async (queries: Database, { mail, now }: { mail: Mail; now: Date }) => {
  const tries = mail.tries + 1
  const [claimed] = await queries
    .update(outboxMails)
    .set({ tries, nextTryAt: new Date(now.getTime() + Math.max(LEASE_MS, pauseAfter(tries))) })
    .where(
      and(
        eq(outboxMails.id, mail.id),
        eq(outboxMails.tries, mail.tries),
        isNull(outboxMails.sentAt),
      ),
    )
    .returning()
  return claimed
}

/** A code says enough: the words of a mail server repeat the address. */
const codeOf = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return {}
  const read = (name: string): unknown => Reflect.get(error, name)
  return { error: error.name, code: read('code'), responseCode: read('responseCode') }
}

const noteFailure = ({ mail, log }: { mail: Mail; log: Log }, error: unknown) => {
  const facts = { mail: mail.id, kind: mail.kind, tries: mail.tries, ...codeOf(error) }
  const isGivenUp = mail.tries >= MOST_TRIES
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
    const nextTryAt = new Date(now().getTime() + pauseAfter(mail.tries))
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
  const due = await queries
    .select()
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sentAt),
        lte(outboxMails.nextTryAt, sending.now()),
        lt(outboxMails.tries, MOST_TRIES),
      ),
    )
    .orderBy(asc(outboxMails.nextTryAt))
    .limit(BATCH)
  let sent = 0
  for (const found of due) {
    if (sending.signal?.aborted) break
    const mail = await claim(queries, { mail: found, now: sending.now() })
    if (mail && (await sendOne(queries, { mail, sending }))) sent += 1
  }
  return sent
}
