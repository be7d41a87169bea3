import type { ReactNode } from 'react'

/** A function that a page passes down so that a part can show the sign-up form with its e-mail field. */
export type SignUpFormSlot = (form: { action: string }) => ReactNode

/** A function that a page passes down so that a part can show the sign-up action without knowing the feature. */
export type SignUpSlot = (link: {
  className: string
  children: ReactNode
  /** Where the visitor arrives in the web app, when the action promises a place (S2 §4). */
  destination?: { url: string; t?: string }
  /** What the visitor asks for, where it is not what the page's own action asks for (S2 §4). */
  start?: 'landing' | 'account' | 'document'
  /** Name of the document that the link opens, sent in place of the page's label. */
  label?: string
  /** Heading of the dialog while this link has opened it (S2 §4 "Card heading"). */
  heading?: string
  /** The main button of the page, whose dialog has the heading of a main button (S2 §4 "Hero target"). */
  isHero?: boolean
}) => ReactNode
