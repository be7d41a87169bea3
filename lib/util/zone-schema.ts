import * as z from 'zod/mini'
import { knownZone } from './known-zone.ts'

/** The longest name of a zone has 32 characters. */
const ZONE_MAX_LENGTH = 64

/** The schema of a time zone in a request: one that this process can calculate with. */
export const zoneSchema = z.string().check(
  z.maxLength(ZONE_MAX_LENGTH),
  z.refine((zone) => knownZone(zone) !== null),
)
