import type { Money } from '#features/pricing/money.ts'
import type { Locale } from '#lib/config/locales.ts'

/** The answer of a card entry when the order is placed. */
export type CardAnswer =
  /** Nothing where the page itself confirms the charge. */
  | { token: string | null }
  /** Something typed is wrong, and the entry shows it at its field. */
  | { invalid: true }
  | { failed: 'not-a-test-card' | 'unreachable' }

/** The outcome of confirming a charge in the page; the server asks for the outcome of the charge itself. */
export type CardConfirmation = 'confirmed' | 'invalid' | 'refused' | 'unreached'

/** The owner of the card, for the bank. */
type CardOwner = { name: string; email: string }

/** A page's interface to card fields, whoever provides them. */
export type CardEntry = {
  /** Checks what was typed and gives a token for it; nothing of the card itself. */
  submit: () => Promise<CardAnswer>
  /** Confirms a charge that waits for the buyer, where the provider does that in the page. */
  confirm?: (clientSecret: string, owner: CardOwner) => Promise<CardConfirmation>
}

export type CardEntryWords = { title: string; loading: string; lost: string; again: string }

/** The props of every card entry. */
export type CardEntryProps = {
  language: Locale
  words: CardEntryWords
  /** The entry is there, or has gone. */
  onEntry: (entry: CardEntry | null) => void
}

/** The amount that will be charged, for the entries that need it. */
export type Charged = { charged: Money }
