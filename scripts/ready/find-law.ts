import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const FILE = 'lib/config/consumer-law.ts'

type Row = (typeof CONSUMER_LAW)['other']

/** Every field of a row by its name, with value, source and since when it holds. */
const writtenFields = ({ kept: _kept, confirmed: _confirmed, ...fields }: Row): string =>
  keysOf(fields)
    .map((name) => {
      const { value, source, since } = fields[name]
      const when = since === undefined ? '' : `, since ${since}`
      return `${name} ${JSON.stringify(value)} (${source}${when})`
    })
    .join('; ')

/** The places whose row of the law no lawyer has confirmed, each with what the product does and all that it goes by. */
export const findLaw = (root: string, law = CONSUMER_LAW): OpenPoint[] => {
  const lines = linesOf(root, FILE)
  return keysOf(law)
    .filter((place) => law[place].confirmed === null)
    .map((place) => ({
      group: 'law',
      file: FILE,
      line: lines.find(({ text }) => text.replaceAll("'", '') === `  ${place}: {`)?.line ?? 1,
      what: `${place}: ${law[place].kept}. ${writtenFields(law[place])}`,
    }))
}
