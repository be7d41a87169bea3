import { createTransport } from 'nodemailer'
import { BRAND } from '#lib/config/brand.ts'

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

export type MailTransport = { send: SendMessage; close: () => void }

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
