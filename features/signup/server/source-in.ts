import {
  CUSTOM_PARAMETERS,
  SOURCE_PARAMETERS,
  SOURCE_VALUE,
} from '#features/traffic-source/names.ts'

const NAMES = [
  ...new Set(Object.values({ ...SOURCE_PARAMETERS, ...CUSTOM_PARAMETERS }).flat()),
] as const

/** The fields of an address that say what brought the visitor (S2 §3), as they came; one that is repeated or not in order is left out. */
export const sourceIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const [value, another] = query.getAll(name)
      const isInOrder = another === undefined && value !== undefined && SOURCE_VALUE.test(value)
      return isInOrder ? [[name, value]] : []
    }),
  )
