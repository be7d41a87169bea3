import { randomUUID } from 'node:crypto'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'

/** One request for an account: two requests of one address repeat each other or come under two keys. */
export type SignUp = { address: number; email: string; key: string }

/** What came of a request; the id of the account where there is one. */
export type SignUpAnswer = { status: number; userId?: string }

const CREATED = 201
const EXISTS = 409

/** Any number that shares no factor with the length of a list: each index comes up once, far from its neighbours. */
const STRIDE = 7919

const shuffled = <T>(items: readonly T[]): T[] =>
  items.flatMap((_, index) => items[(index * STRIDE) % items.length] ?? [])

const twoOf = (run: string, address: number): SignUp[] => {
  const email = `${run}-${address}@example.org`
  const first = { address, email, key: randomUUID() }
  const isRepeat = address % 2 === 0
  return [first, isRepeat ? first : { address, email: email.toUpperCase(), key: randomUUID() }]
}

/**
 * Two requests for each address: of every other one the second repeats the first under its key, else it comes under
 * another key and in capitals. The list is mixed, but the two of an address are next to each other for every fourth one.
 */
export const signUpsOf = (run: string, addresses: number): SignUp[] => {
  const pairs = Array.from({ length: addresses }, (_, address) => twoOf(run, address))
  const together = pairs.filter((_, address) => address % 8 < 2)
  const apart = pairs.filter((_, address) => address % 8 >= 2)
  return shuffled([...together, ...apart.flat().map((signUp) => [signUp])]).flat()
}

/** Sends every request, so many at a time, and sorts the answers by address. */
export const sendAll = async ({
  signUps,
  inFlight,
  send,
}: {
  signUps: readonly SignUp[]
  inFlight: number
  send: (signUp: SignUp) => Promise<SignUpAnswer>
}): Promise<SignUpAnswer[][]> => {
  const byAddress: SignUpAnswer[][] = []
  const map = async (signUp: SignUp) => {
    const answer = await send(signUp)
    byAddress[signUp.address] = [...(byAddress[signUp.address] ?? []), answer]
    return answer
  }
  await mapConcurrently({ items: signUps, width: inFlight, map })
  return byAddress
}

type Tally = {
  /** Addresses with exactly one account. */
  created: number
  /** Further answers that were 409 or named the account of the first one. */
  repeated: number
  /** Addresses without an account. */
  lost: number
  /** Accounts beyond the first one of an address. */
  double: number
}

/** Counts what came of a load; `repeated` is as large as `created` when every second answer was a right one. */
export const tallyOf = (byAddress: readonly (readonly SignUpAnswer[])[]): Tally => {
  const tally = { created: 0, repeated: 0, lost: 0, double: 0 }
  for (const answers of byAddress) {
    const named = answers.flatMap(({ status, userId }) =>
      status === CREATED && userId !== undefined ? [userId] : [],
    )
    const accounts = new Set(named).size
    const refused = answers.filter(({ status }) => status === EXISTS).length
    tally.created += accounts === 1 ? 1 : 0
    tally.repeated += Math.max(0, named.length - accounts) + refused
    tally.lost += accounts === 0 ? 1 : 0
    tally.double += Math.max(0, accounts - 1)
  }
  return tally
}
