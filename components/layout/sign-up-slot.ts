import type { ReactNode } from 'react'

/** What a page hands down so that a part can show the sign-up action without knowing the feature. */
export type SignUpSlot = (link: {
  className: string
  children: ReactNode
  /** Where the visitor arrives in the web app, when the action promises a place (S2 §4). */
  destination?: { url: string }
}) => ReactNode
