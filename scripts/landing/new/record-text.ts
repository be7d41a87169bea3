const WIDTH = 100

/** A list of texts alone, as `JSON.stringify` spreads it over lines. */
const LIST = /^(\s*)("[^"]+": )?\[\n((?:\s+"(?:[^"\\]|\\.)*",?\n)+)\s*\](,?)$/gm

/** A record as JSON, laid out as `npm run format` leaves it: short lists stay on one line. */
export const recordText = (record: object): string => {
  const spread = JSON.stringify(record, null, 2)
  const text = spread.replaceAll(
    LIST,
    (all: string, ...[indent = '', key = '', entries = '', comma = '']: string[]) => {
      const line = `${indent}${key}[${entries.trim().split(/\n\s*/).join(' ')}]${comma}`
      return line.length <= WIDTH ? line : all
    },
  )
  return `${text}\n`
}
