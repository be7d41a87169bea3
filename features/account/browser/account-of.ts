import type { Account } from './store.ts'

const fieldOf = (value: unknown, name: keyof Account | 'account'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * Reads the account of a session answer (S1 §3) by hand, as a schema would cost every page its library;
 * `null` where the answer is none.
 */
export const accountOf = (body: unknown): Account | null => {
  const account = fieldOf(body, 'account')
  const userEmail = fieldOf(account, 'userEmail')
  const userId = fieldOf(account, 'userId')
  const isWhole = typeof userEmail === 'string' && typeof userId === 'string'
  return isWhole && userEmail && userId ? { userEmail, userId } : null
}
