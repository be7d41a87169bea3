import * as z from 'zod/mini'
import { keysOf } from '#lib/util/keys-of.ts'
import { CUSTOM_PARAMETERS, SOURCE_GUID, SOURCE_PARAMETERS, SOURCE_VALUE } from './names.ts'

const value = z.optional(z.string().check(z.regex(SOURCE_VALUE)))

const valuesOf = <Table extends Record<string, readonly string[]>>(table: Table) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the names themselves
  Object.fromEntries(keysOf(table).map((name) => [name, value])) as Record<
    Extract<keyof Table, string>,
    typeof value
  >

/** The fields of the traffic-source record (S2 §3) as the account-creation payload takes them. */
export const trafficSourceFields = {
  ...valuesOf(SOURCE_PARAMETERS),
  CustomTracking: z.optional(z.strictObject(valuesOf(CUSTOM_PARAMETERS))),
  SourceGuid: z.optional(z.string().check(z.regex(SOURCE_GUID))),
}

/** The record as it is kept beside an account. */
export const trafficSource = z.object(trafficSourceFields)

export type TrafficSource = z.infer<typeof trafficSource>

/** The record that a sign-up carries; one that is not in order is left out, for no advertisement may cost an account. */
export const carriedTrafficSource = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((sent): TrafficSource => trafficSource.safeParse(sent).data ?? {}),
  ),
)
