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
