import type { ReactNode } from 'react'

/** A function that a page passes down so that a part can show the sign-up form with its e-mail field. */
export type SignUpFormSlot = (form: { action: string }) => ReactNode

/** A function that a page passes down so that a part can show the sign-up action without knowing the feature. */
export type SignUpSlot = (link: {
  className: string
  children: ReactNode
  /** The visitor's destination in the web app, when the action promises a place (S2 §4). */
  destination?: { url: string; t?: string }
  /** The visitor's aim, where it is not that of the page's own action (S2 §4). */
  start?: 'landing' | 'account' | 'document'
  /** Name of the document that the link opens, sent in place of the page's label. */
  label?: string
  /** Heading of the dialog while this link has opened it (S2 §4 "Card heading"). */
  heading?: string
  /** The main button of the page, whose dialog has the heading of a main button (S2 §4 "Hero target"). */
  isHero?: boolean
}) => ReactNode
