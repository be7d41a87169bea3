import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import { BENCH_HEADERS } from './bench-keys.ts'

const CREATED = 201

/** What the site sends for an address (S1 §3). */
export const payloadOf = (email: string): CreateAccountPayload => ({
  Email: email,
  Password: null,
  AutogeneratePassword: true,
  IpAddress: '203.0.113.1',
  Language: 'en',
  DocName: 'Bench',
  CreationPage: 'localhost/',
})

/** Asks a user service for an account; gives the status of its answer. */
export const createAccount = async (url: string, email: string): Promise<number> => {
  const answer = await fetch(`${url}/userbase/user/`, {
    method: 'POST',
    headers: BENCH_HEADERS,
    body: JSON.stringify(payloadOf(email)),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Creates accounts from several callers until the service is gone; gives the addresses answered 201. */
export const createAccounts = async ({
  url,
  callers,
  run,
}: {
  url: string
  callers: number
  /** Keeps the addresses of two runs apart. */
  run: string
}): Promise<string[]> => {
  const acknowledged: string[] = []
  const call = async (caller: number) => {
    for (let count = 0; ; count += 1) {
      const email = `${run}-${caller}-${count}@example.org`
      if ((await createAccount(url, email)) === CREATED) acknowledged.push(email)
    }
  }
  const calls = Array.from({ length: callers }, (_, caller) => call(caller))
  const ends = await Promise.allSettled(calls)
  for (const end of ends) {
    const isGone = end.status === 'rejected' && end.reason instanceof TypeError
    if (!isGone && end.status === 'rejected') throw end.reason
  }
  return acknowledged
}
