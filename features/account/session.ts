import type * as z from 'zod/mini'
import { accountAnswer } from './account-contract.ts'

/** `GET /api/session` (200): who is signed in. 204 without a body says nobody, 401 that the sign-in has ended. */
export const sessionAnswer = accountAnswer

export type SessionAnswer = z.infer<typeof sessionAnswer>
