import * as z from 'zod/mini'
import { knownZone } from './known-zone.ts'

/** The longest name of a zone has 32 characters. */
const ZONE_MAX_LENGTH = 64

/** A time zone that this process can reckon by, as a door takes it. */
export const zoneSchema = z.string().check(
  z.maxLength(ZONE_MAX_LENGTH),
  z.refine((zone) => knownZone(zone) !== null),
)
