type CardFacts = {
  /** Whether the query parameter q is there; its value never matters. */
  hasQuery: boolean
  isMainButton: boolean
  alias: string
  /** Label of the landing page. */
  label: string
  cardHeading?: string | undefined
  /** The name of a main-button page when q is there: one of the two. */
  namedBy: 'alias' | 'label'
  /** The words "Get instant access" of the page's language. */
  instantAccess: string
}

/** The heading of the sign-up card on a landing page (S1 §2 "Card heading rule"). */
export const cardHeading = (facts: CardFacts): string => {
  const { hasQuery, isMainButton, alias, namedBy, instantAccess } = facts
  if (isMainButton) return hasQuery ? facts[namedBy] : instantAccess
  return facts.cardHeading ?? (hasQuery ? alias : instantAccess)
}
