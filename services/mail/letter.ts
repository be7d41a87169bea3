import type { Locale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { outboxMails } from '#services/db/purchase-schema.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'

export type Mail = typeof outboxMails.$inferSelect

/** The base addresses of links in letters. */
export type LetterPlaces = Pick<ServicesContext, 'siteUrl' | 'webAppUrl' | 'hashKey'>

type LetterLink = { text: string; href: string }

/** The content of a mail, before it is written as plain text or HTML. */
export type Letter = {
  language: Locale
  subject: string
  /** The headline, where the subject is long with numbers. */
  headline?: string
  /** Paragraphs above the paper, and below it. */
  opening: readonly string[]
  /** The facts at a glance, between the opening and the ending. */
  facts?: { lines: readonly PaperLine[]; total?: PaperLine }
  /** A text in a frame of its own below the facts. */
  framed?: string
  paper?: Paper
  ending: readonly string[]
  /** To who was not meant, small below all else. */
  note?: string
  /** The next step comes first; a letter that has only the way to write to us asks for nothing. */
  links: readonly LetterLink[]
  /** The place of the first link as a button: after the text unless it cannot wait, nowhere where nothing is asked. */
  button?: 'early' | 'last' | 'none'
}
