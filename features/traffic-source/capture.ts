import { fieldOf } from '#lib/util/field-of.ts'
import { CUSTOM_PARAMETERS, SOURCE_PARAMETERS, SOURCE_VALUE } from './names.ts'
import type { TrafficSource } from './traffic-source-contract.ts'

type Arrival = {
  query: URLSearchParams
  /** Records of before, the nearest first; each may be anything. */
  before: readonly unknown[]
}

const fits = (value: unknown): value is string =>
  typeof value === 'string' && SOURCE_VALUE.test(value)

/** The fields of a table: from the query where it names one once and in order, else from before. */
const take = (table: Record<string, readonly string[]>, { query, before }: Arrival) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([field, names]) => {
      const given = names.map((name) => query.getAll(name)).filter(({ length }) => length === 1)
      const value = [...given.flat(), ...before.map((known) => fieldOf(known, field))].find(fits)
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** The traffic-source record of an arrival (S2 §3); values of before are kept where the query lacks them. */
export const capture = ({ query, before }: Arrival): TrafficSource => {
  const fields = take(SOURCE_PARAMETERS, { query, before })
  const customBefore = before.map((known) => fieldOf(known, 'CustomTracking'))
  const CustomTracking = take(CUSTOM_PARAMETERS, { query, before: customBefore })
  return Object.keys(CustomTracking).length > 0 ? { ...fields, CustomTracking } : fields
}
