import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const FILE = 'lib/config/consumer-law.ts'

/** The rules of law by the place of the consumer that no lawyer has confirmed, each with its source and with what the product does about it. */
export const findLaw = (root: string, law = CONSUMER_LAW): OpenPoint[] => {
  const lines = linesOf(root, FILE)
  return law
    .filter(({ confirmed }) => confirmed === null)
    .map(({ place, rule, source, since, kept }) => {
      const start = lines.findIndex(({ text }) => text === `    place: '${place}',`)
      const from = lines.slice(Math.max(start, 0))
      const line = from.find(({ text }) => text.trim() === `rule: '${rule}',`)?.line ?? 1
      const when = since === undefined ? '' : `, since ${since}`
      return {
        group: 'law',
        file: FILE,
        line,
        what: `${place}, ${rule} (${source}${when}): ${kept}`,
      }
    })
}
