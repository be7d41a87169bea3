import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'

/** The props of a variant's view. */
export type ViewProps = {
  locale: Locale
  /** The heading by the card heading rule; a variant with a title of its own leaves it out. */
  heading: string
  /** Fields, button and fine print. */
  form: ReactNode
}

/** The words on the submit button. */
type SubmitWord = 'download' | 'getAccess' | 'getStarted' | 'getInstantAccess'

/** A sign-up dialog as data over the one form (S1 §2). */
export type Variant = {
  View: (props: ViewProps) => ReactNode
  /** Whether the visitor chooses a password. */
  hasPassword: boolean
  /** Name of the words in the empty e-mail field. */
  placeholder: 'placeholder' | 'businessPlaceholder'
  /** The button on a page, by its path without language and with one trailing slash; `closed`: it cannot be pressed there. */
  submitOn: (path: string) => SubmitWord | 'closed'
  /** Lines of trust above the terms. */
  assurances: readonly ('trust' | 'safe')[]
  /** The name of the card on a main-button page that was opened with q (S1 §2 "Card heading rule"). */
  namedBy: 'alias' | 'label'
}
