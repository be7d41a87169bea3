/** What mail is sent for. */
const MAIL_KINDS = ['receipt', 'refund', 'contact'] as const

export type MailKind = (typeof MAIL_KINDS)[number]
