import type { StoreApi } from 'zustand/vanilla'

/**
 * Where a sign-up stands (S1 §4). `created` lasts for the wait before the hand-off; `duplicate`, `limited` and
 * `failed` are what became of the last attempt, and rest like `idle`.
 */
export type SignUpStatus =
  | 'idle'
  | 'validating'
  | 'in-progress'
  | 'created'
  | 'handing-off'
  | 'duplicate'
  | 'limited'
  | 'failed'

export type FieldName = 'email' | 'password' | 'confirmPassword'

/** What is wrong with a field; each has its text (S1 §5). A browser that keeps no cookie cannot sign in: the first field says so. */
export type Fault = 'email' | 'password' | 'tooLong' | 'mismatch' | 'cookies'

export type Faults = { [Name in FieldName]?: Fault | undefined }

export type SignUpState = {
  status: SignUpStatus
  /** Which labels say that something is wrong, and what. */
  faults: Faults
  /** How long the visitor has to wait, such as "in 5 minutes"; with `limited`, where the answer told. */
  wait?: string | undefined
  /** Address that was probably meant; offered below the e-mail field. */
  suggestion?: string | undefined
  /** Address of the link that opened the dialog; none while it is closed. */
  openedFrom?: string | undefined
}

export type SignUpStore = StoreApi<SignUpState>
