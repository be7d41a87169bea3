import { setTimeout as sleep } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { createAccountAnswer } from '#features/signup/create-account-contract.ts'
import { IDEMPOTENCY_HEADER } from '#features/signup/idempotency.ts'
import { BENCH_HEADERS } from './bench-keys.ts'
import { payloadOf } from './create-accounts.ts'
import type { SignUp, SignUpAnswer } from './sign-up-load.ts'

const RETRY_MS = 250

/** Reads what came of a request for an account. */
export const readSignUpAnswer = async (answer: Response): Promise<SignUpAnswer> => {
  const { status } = answer
  const body: unknown = await answer.json()
  const created = createAccountAnswer.safeParse(body)
  const userId = created.success ? decodeJwt(created.data.ssojwt).sub : undefined
  return userId === undefined ? { status } : { status, userId }
}

const ask = async (url: string, { email, key }: SignUp): Promise<SignUpAnswer> =>
  readSignUpAnswer(
    await fetch(`${url}/userbase/user/`, {
      method: 'POST',
      headers: { ...BENCH_HEADERS, [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(payloadOf(email)),
    }),
  )

/** Asks for an account; a lost connection is tried again under the same key, as the site does (S2 §7). */
export const askForAccount = async (url: () => string, signUp: SignUp): Promise<SignUpAnswer> => {
  try {
    return await ask(url(), signUp)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    await sleep(RETRY_MS)
    return askForAccount(url, signUp)
  }
}
