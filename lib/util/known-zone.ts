import * as z from 'zod/mini'

/** The longest name of a zone has 32 characters. */
const ZONE_MAX_LENGTH = 64

/** A time zone by the name that the tables of this process have for it; null for one that is made up, or too new for them. */
export const knownZone = (text: string | null): string | null => {
  if (!text) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A time zone that this process can reckon by, as a door takes it. */
export const zoneSchema = z.string().check(
  z.maxLength(ZONE_MAX_LENGTH),
  z.refine((zone) => knownZone(zone) !== null),
)
