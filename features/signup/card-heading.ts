type CardFacts = {
  /** Whether the query parameter q is there; its value never matters. */
  hasQuery: boolean
  isMainButton: boolean
  alias: string
  cardHeading?: string | undefined
  /** The words "Get instant access" of the page's language. */
  instantAccess: string
}

/** The heading of the sign-up card on a landing page (S1 §2 "Card heading rule"). */
export const cardHeading = (facts: CardFacts): string => {
  const { hasQuery, isMainButton, alias, instantAccess } = facts
  const byQuery = hasQuery ? alias : instantAccess
  return isMainButton ? byQuery : (facts.cardHeading ?? byQuery)
}
