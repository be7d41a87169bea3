import type { ReactNode } from 'react'
import type { Destination } from '#features/destination/destination-contract.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import type { SignUpStart } from '../shortcuts.ts'

type Props = {
  locale: Locale
  /** Sent as DocName: the label of the page, or of the document that the link opens. */
  label: string
  /** Public path of the page that the link stands on; a form without script names it (S1 §3 "CreationPage"). */
  entryPoint: string
  /** The visitor's aim, which decides who gets past the dialog (S2 §4). */
  start: SignUpStart
  destination?: Destination
  /** Without script the link leads to the form of its own page, which is a landing page. */
  hasOwnForm?: boolean
  /** Heading of the card while this link has opened it, where it differs from the page's. */
  heading?: string | undefined
  className?: string
  children: ReactNode
}

/**
 * A link to a page with the sign-up dialog open, keeping page, label and destination; where script runs, the dialog
 * opens in place instead (S1 §2).
 */
export const SignUpLink = (props: Props) => {
  const { locale, label, entryPoint, start, destination, heading, className, children } = props
  const path = props.hasOwnForm ? entryPoint : publicPath({ locale, path: SIGN_UP_PATH })
  const query = new URLSearchParams({
    [QUERY.label]: label,
    [HAND_OFF_QUERY.entryPoint]: entryPoint,
    ...destination,
    ...(props.hasOwnForm && { [QUERY.signUp]: 'open' satisfies FormState }),
  })
  return (
    <a
      href={`${path}?${query}`}
      data-sign-up={start}
      data-heading={heading}
      className={className}
      // Page script shows another document in a card.
    >
      {children}
    </a>
  )
}
