type Written = { format: (moment: Date | number) => string }

type Part = { type: string; value: string }

/** French writes the first of a month "1er mars", which Intl does not know (CLDR has "1 mars"). */
const inFrench = (parts: readonly Part[]): string => {
  const hasMonthName = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  const isFirst = ({ type, value }: Part) => hasMonthName && type === 'day' && value === '1'
  return parts.map((part) => (isFirst(part) ? '1er' : part.value)).join('')
}

/** The format of a date, with its zone: without one it would be that of the process. */
type Writing = Intl.DateTimeFormatOptions & { timeZone: string }

/** A day or moment as the readers of a language write it, in its parts: which letters are the day, the month, the year, and what stands between them. */
export const dateParts = (
  locale: string,
  { moment, ...options }: Writing & { moment?: number },
): Intl.DateTimeFormatPart[] => new Intl.DateTimeFormat(locale, options).formatToParts(moment)

/** Writes days and moments the way the readers of a language do: whatever people read of a date comes from here. */
export const dateFormat = (
  locale: string,
  options: Writing,
): Written & { formatRange: (from: Date, to: Date) => string } => {
  const format = new Intl.DateTimeFormat(locale, options)
  // In parts, engines write another space before "AM" than in one piece.
  if (locale !== 'fr') return format
  return {
    format: (moment) => inFrench(format.formatToParts(moment)),
    formatRange: (from, to) => inFrench(format.formatRangeToParts(from, to)),
  }
}
