import type { LabelKind } from './store.ts'

/** The words that change while a sign-up goes on, in the page's language. */
export type FormWords = {
  labels: Record<LabelKind, string>
  submit: string
  /** On the button while the account is being made. */
  creating: string
}
