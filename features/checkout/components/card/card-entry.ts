/** What a card entry says when the order is placed. */
export type CardAnswer =
  | { token: string }
  /** Something typed is wrong, and the entry shows it at its field. */
  | { invalid: true }
  | { failed: 'not-a-test-card' | 'unreachable' }

/** How a page takes a card, whoever's fields they are. */
export type CardEntry = {
  /** Checks what was typed and gives a token for it; nothing of the card itself. */
  submit: () => Promise<CardAnswer>
  /** Confirms a charge that waits for the buyer, where the provider does that in the page. */
  confirm?: (clientSecret: string) => Promise<'confirmed' | 'refused'>
}

type CardEntryWords = { title: string; loading: string; lost: string; again: string }

/** What every card entry is given. */
export type CardEntryProps = {
  language: string
  words: CardEntryWords
  /** The entry is there, or has gone. */
  onEntry: (entry: CardEntry | null) => void
}
