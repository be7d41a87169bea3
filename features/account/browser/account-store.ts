import { createStore, type StoreApi } from 'zustand/vanilla'

/** A signed-in user as `GET /api/session` tells it (S1 §3). */
export type Account = {
  userEmail: string
  userId: string
  /** There where it has a paid licence. */
  hasLicence?: true
}

export type AccountState = {
  /** The account as it came; `null` while nobody is loaded. */
  data: Account | null
  userEmail: string | null
  userId: string | null
}

export type AccountStore = StoreApi<AccountState>

/** The store's state for an account, or for nobody. */
export const stateOf = (data: Account | null): AccountState => ({
  data,
  userEmail: data?.userEmail ?? null,
  userId: data?.userId ?? null,
})

/** Makes the account store of one page load, with nobody in it (S1 §3 "Account store"). */
export const createAccountStore = (): AccountStore => createStore(() => stateOf(null))
