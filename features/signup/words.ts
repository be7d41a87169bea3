import type { LabelKind } from './store.ts'

/** The words of the form in the page's language, as the browser needs them. */
export type FormWords = {
  labels: Record<LabelKind, string>
  placeholder: string
  submit: string
  /** On the button while the account is being made. */
  creating: string
}
