import type { Locale } from '#lib/config/locales.ts'
import type { Paper } from '#services/papers/paper.ts'

type LetterLink = { text: string; href: string }

/** What a mail says, before it is written as plain text or HTML. */
export type Letter = {
  language: Locale
  subject: string
  /** Paragraphs above the paper, and below it. */
  opening: readonly string[]
  paper?: Paper
  ending: readonly string[]
  links: readonly LetterLink[]
}
