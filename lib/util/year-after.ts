/** A year later, on the last day of February where there is no 29th. */
export const yearAfter = (moment: Date): Date => {
  const later = new Date(moment)
  later.setUTCFullYear(moment.getUTCFullYear() + 1)
  if (later.getUTCMonth() !== moment.getUTCMonth()) later.setUTCDate(0)
  return later
}
