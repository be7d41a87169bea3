import { parseArgs } from 'node:util'
import type { AffiliateAct } from '#services/affiliates/operator.ts'

const USAGE = `npm run affiliates -- list [applied|approved|declined|ended]
  approve ADDRESS NUMBER      under the number that your network has given
  decline ADDRESS
  end ADDRESS [--cause]`

const STATES = ['applied', 'approved', 'declined', 'ended'] as const

const OPTIONS = { cause: { type: 'boolean' } } as const

const read = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true })

type Typed = { words: string[]; values: ReturnType<typeof read>['values'] }

const NUMBER = /^[1-9]\d{0,8}$/

/** The words behind an act, so many of them and the first one an address where that is said. */
const wordsOf = (
  { words }: Typed,
  { count, isAddressed }: { count: number; isAddressed: boolean },
) => {
  const isRight = words.length === count && (!isAddressed || words[0]?.includes('@'))
  if (!isRight) throw new Error(USAGE)
  const [first = '', second = ''] = words
  return { first, second }
}

const addressOf = (typed: Typed): string => wordsOf(typed, { count: 1, isAddressed: true }).first

const ACTS: Readonly<Record<string, (typed: Typed) => AffiliateAct>> = {
  list: ({ words }) => {
    const state = STATES.find((one) => one === words[0])
    if (words.length > 1 || (words.length === 1 && !state)) throw new Error(USAGE)
    return { act: 'list', ...(state && { state }) }
  },
  approve: (typed) => {
    const { first: address, second } = wordsOf(typed, { count: 2, isAddressed: true })
    if (!NUMBER.test(second)) throw new Error(USAGE)
    return { act: 'approve', address, number: Number(second) }
  },
  decline: (typed) => ({ act: 'decline', address: addressOf(typed) }),
  end: (typed) => ({
    act: 'end',
    address: addressOf(typed),
    isForCause: typed.values.cause ?? false,
  }),
}

/** What an operator has typed; throws an `Error` with the ways to say it. */
export const readAct = (args: string[]): AffiliateAct => {
  const { values, positionals } = read(args)
  const [act = '', ...words] = positionals
  const reader = ACTS[act]
  if (!reader) throw new Error(USAGE)
  return reader({ words, values })
}
