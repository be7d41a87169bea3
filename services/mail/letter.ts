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
  /** What stands above it all where the subject is long with numbers. */
  headline?: string
  /** Paragraphs above the paper, and below it. */
  opening: readonly string[]
  /** What it is about at a glance, between the opening and the ending. */
  facts?: { lines: readonly PaperLine[]; total?: PaperLine }
  /** What has to stand out, in a frame of its own below the facts. */
  framed?: string
  paper?: Paper
  ending: readonly string[]
  /** To who was not meant, small below all else. */
  note?: string
  /** What to do next comes first; a letter with the way to write to us alone asks for nothing. */
  links: readonly LetterLink[]
  /** Where the first link stands as a button: after all that is said unless it cannot wait, nowhere where nothing is asked. */
  button?: 'early' | 'last' | 'none'
}
