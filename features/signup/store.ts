import { createStore, type StoreApi } from 'zustand/vanilla'

/** Where a sign-up stands (S1 §4); `created` lasts until the visitor leaves for the web app. */
type SignUpStatus = 'idle' | 'validating' | 'in-progress' | 'created'

/** Which text stands on the e-mail field's label (S1 §4, §5). */
export type LabelKind = 'default' | 'error' | 'exists' | 'limited'

export type SignUpState = {
  status: SignUpStatus
  label: LabelKind
  /** Address of the link that opened the dialog; `null` while it is closed. */
  openedFrom: string | null
}

export type SignUpStore = StoreApi<SignUpState>

/** Makes the store of one page load, with the label that the page was prerendered with. */
export const createSignUpStore = (label: LabelKind): SignUpStore =>
  createStore<SignUpState>(() => ({ status: 'idle', label, openedFrom: null }))

/** Tells whether the account is being made, or the visitor is on the way: nothing may close or change. */
export const isBusy = ({ status }: Pick<SignUpState, 'status'>): boolean =>
  status === 'in-progress' || status === 'created'
