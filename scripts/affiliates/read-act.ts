import { parseArgs } from 'node:util'
import { FLAG_KINDS } from '#features/affiliate/flag-kinds.ts'
import { minorUnits } from '#features/orders/minor-units.ts'
import { currencySchema } from '#features/pricing/money.ts'
import { isMonth } from '#services/affiliates/earnings.ts'
import type { AffiliateAct } from '#services/affiliates/operator.ts'

const USAGE = `npm run affiliates -- list [applied|approved|declined|ended]
  approve ADDRESS NUMBER      under the number that your network has given
  decline ADDRESS
  end ADDRESS [--cause]
  flags                       what waits for a decision
  flag NUMBER KIND --note "what happened" [--order BB-… --order BB-…]
                              KIND: ${FLAG_KINDS.join(', ')}
  release ID --why "…"
  uphold ID --why "…" [--fee] with the fee for spam
  payouts --month 2027-01 [--rate EUR=1.08 --rate …]
                              CSV of the payments of that month; npm run -s, to keep it in a file
  paid --month 2027-01 [--rate …] --total 1234.56
                              once they went out: the sum of the column to_pay`

const STATES = ['applied', 'approved', 'declined', 'ended'] as const

const OPTIONS = {
  cause: { type: 'boolean' },
  note: { type: 'string' },
  order: { type: 'string', multiple: true },
  why: { type: 'string' },
  fee: { type: 'boolean' },
  month: { type: 'string' },
  rate: { type: 'string', multiple: true },
  total: { type: 'string' },
} as const

const read = (args: string[]) => parseArgs({ args, options: OPTIONS, allowPositionals: true })

type Typed = { words: string[]; values: ReturnType<typeof read>['values'] }

const NUMBER = /^[1-9]\d{0,8}$/

/** The words after an act: `count` of them, the first an address where `isAddressed` says so. */
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

const numberIn = (text: string): number => {
  if (!NUMBER.test(text)) throw new Error(USAGE)
  return Number(text)
}

const written = (text: string | undefined): string => {
  if (!text?.trim()) throw new Error(USAGE)
  return text.trim()
}

const decide =
  (decision: 'released' | 'upheld') =>
  (typed: Typed): AffiliateAct => ({
    act: 'decide',
    id: numberIn(wordsOf(typed, { count: 1, isAddressed: false }).first),
    decision,
    why: written(typed.values.why),
    hasFee: typed.values.fee ?? false,
  })

const RATE = /^([A-Z]{3})=(\d{1,4}(?:\.\d{1,6})?)$/

const monthOf = (typed: Typed) => {
  wordsOf(typed, { count: 0, isAddressed: false })
  const { month, rate: given = [] } = typed.values
  if (!isMonth(month)) throw new Error(USAGE)
  const rates = Object.fromEntries(
    given.map((text) => {
      const [, currency = '', rate = ''] = RATE.exec(text) ?? []
      const known = currencySchema.safeParse(currency)
      if (!known.success) throw new Error(`Write a rate as EUR=1.08, not ${text}`)
      return [known.data, rate]
    }),
  )
  return { month, rates }
}

const totalOf = ({ values }: Typed): number => {
  const total = minorUnits(values.total ?? '', 'USD')
  if (total === undefined) throw new Error(USAGE)
  return total
}

const ACTS: Readonly<Record<string, (typed: Typed) => AffiliateAct>> = {
  list: ({ words }) => {
    const state = STATES.find((one) => one === words[0])
    if (words.length > 1 || (words.length === 1 && !state)) throw new Error(USAGE)
    return { act: 'list', ...(state && { state }) }
  },
  approve: (typed) => {
    const { first: address, second } = wordsOf(typed, { count: 2, isAddressed: true })
    return { act: 'approve', address, number: numberIn(second) }
  },
  decline: (typed) => ({ act: 'decline', address: addressOf(typed) }),
  end: (typed) => ({
    act: 'end',
    address: addressOf(typed),
    isForCause: typed.values.cause ?? false,
  }),
  flag: (typed) => {
    const { first, second } = wordsOf(typed, { count: 2, isAddressed: false })
    const kind = FLAG_KINDS.find((one) => one === second)
    if (!kind) throw new Error(USAGE)
    const { note, order: orderNumbers = [] } = typed.values
    return { act: 'flag', number: numberIn(first), kind, note: written(note), orderNumbers }
  },
  flags: (typed) => {
    wordsOf(typed, { count: 0, isAddressed: false })
    return { act: 'flags' }
  },
  release: decide('released'),
  uphold: decide('upheld'),
  payouts: (typed) => ({ act: 'payouts', ...monthOf(typed) }),
  paid: (typed) => ({ act: 'paid', ...monthOf(typed), total: totalOf(typed) }),
}

/** Reads the act that an operator has typed; throws an `Error` with the usage where it is none. */
export const readAct = (args: string[]): AffiliateAct => {
  const { values, positionals } = read(args)
  const [act = '', ...words] = positionals
  const reader = ACTS[act]
  if (!reader) throw new Error(USAGE)
  return reader({ words, values })
}
