import type { AffiliateLink } from './affiliate-click.ts'

/** The content of the cookie b_click: the link that was clicked, and the key of a click that the network has not confirmed. */
type ClickMark = Pick<AffiliateLink, 'offerId' | 'affiliateId'> & { pendingKey?: string }

const MARK = /^(\d{1,9})\.(\d{1,9})(?:\.([0-9a-f]{32}))?$/

/** Writes the value of the cookie b_click. */
export const writeClickMark = ({ offerId, affiliateId, pendingKey }: ClickMark): string =>
  [offerId, affiliateId, ...(pendingKey ? [pendingKey] : [])].join('.')

const isOf = (link: AffiliateLink, [, offer, affiliate]: RegExpExecArray) =>
  Number(offer) === link.offerId && Number(affiliate) === link.affiliateId

const markOf = (link: AffiliateLink, value: string | undefined) => {
  const found = MARK.exec(value ?? '')
  return found && isOf(link, found) ? found : undefined
}

/** Tells whether the network has confirmed a click on this link in this visit. */
export const isCounted = (link: AffiliateLink, value: string | undefined): boolean => {
  const mark = markOf(link, value)
  return mark !== undefined && mark[3] === undefined
}

/** The key of a click on this link that was sent without an answer; sent again under it, it counts once. */
export const pendingKey = (link: AffiliateLink, value: string | undefined): string | undefined =>
  markOf(link, value)?.[3]
