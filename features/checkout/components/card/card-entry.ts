import type { Money } from '#features/pricing/money.ts'
import type { Locale } from '#lib/config/locales.ts'

/** What a card entry says when the order is placed. */
export type CardAnswer =
  /** Nothing where the page itself confirms the charge. */
  | { token: string | null }
  /** Something typed is wrong, and the entry shows it at its field. */
  | { invalid: true }
  | { failed: 'not-a-test-card' | 'unreachable' }

/** What became of confirming a charge in the page; what became of the charge itself, the server asks. */
export type CardConfirmation = 'confirmed' | 'invalid' | 'refused' | 'unreached'

/** Whose card it is, as the bank is told. */
type CardOwner = { name: string; email: string }

/** How a page takes a card, whoever's fields they are. */
export type CardEntry = {
  /** Checks what was typed and gives a token for it; nothing of the card itself. */
  submit: () => Promise<CardAnswer>
  /** Confirms a charge that waits for the buyer, where the provider does that in the page. */
  confirm?: (clientSecret: string, owner: CardOwner) => Promise<CardConfirmation>
}

export type CardEntryWords = { title: string; loading: string; lost: string; again: string }

/** What every card entry is given. */
export type CardEntryProps = {
  language: Locale
  words: CardEntryWords
  /** The entry is there, or has gone. */
  onEntry: (entry: CardEntry | null) => void
}

/** What will be charged, for the entries that have to know. */
export type Charged = { charged: Money }
