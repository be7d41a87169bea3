import { expect, it } from 'vitest'
import { createAccountStore, stateOf } from '#features/account/browser/account-store.ts'

const ACCOUNT = { userEmail: 'ada@example.org', userId: 'u1' }

it('keeps the account with its address and id (S1 §3), each page load its own', () => {
  const store = createAccountStore()
  expect(store.getState()).toEqual({ data: null, userEmail: null, userId: null })
  store.setState(stateOf(ACCOUNT))
  expect(store.getState()).toEqual({ data: ACCOUNT, ...ACCOUNT })
  expect(createAccountStore().getState().data).toBeNull()
  store.setState(stateOf(null))
  expect(store.getState()).toEqual({ data: null, userEmail: null, userId: null })
})
