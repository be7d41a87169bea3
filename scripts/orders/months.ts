const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** The first day of a month, or of one after it. */
const startOf = (month: string, later = 0): string => {
  const [, year, number] = MONTH.exec(month) ?? []
  if (year === undefined) throw new Error(`Write a month as 2026-01, not ${month}`)
  return new Date(Date.UTC(Number(year), Number(number) - 1 + later)).toISOString().slice(0, 10)
}

/** From the first day of a month to the first one after another, as the books have days; throws an `Error` for anything but months. */
export const monthsBetween = (first: string, last: string): { from: string; until: string } => {
  const [from, until] = [startOf(first), startOf(last, 1)]
  if (until <= from) throw new Error(`${last} is before ${first}`)
  return { from, until }
}
