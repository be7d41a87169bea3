import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { CONSUMER_LAW } from '#lib/config/consumer-law.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { linesOf, linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const WRITTEN = /^written: /

/** The documents that no lawyer has confirmed: who did stands below the day on which they were written. */
export const findDocuments = (root: string): OpenPoint[] =>
  LOCALE_CODES.flatMap((locale) =>
    readDocumentTexts(locale, root)
      .filter(({ confirmed }) => confirmed === undefined)
      .map(({ slug, law, title }) => {
        const file = `locales/${locale}/documents/${slug}.md`
        const line = linesOf(root, file).find(({ text }) => WRITTEN.test(text))?.line ?? 1
        return {
          group: 'documents',
          file,
          line,
          what: `"${title}" for ${law}: \`confirmed: { by, on }\``,
        }
      }),
  )

const YEAR_ALONE = /^revised: (\d{4})$/

/** The legal texts of whose revision only the year is known (S2 §9). */
export const findDates = (root: string): OpenPoint[] =>
  linesOfAll(root, 'locales/*/legal/*.md').flatMap(({ file, line, text }) => {
    const [, year] = YEAR_ALONE.exec(text) ?? []
    if (!year) return []
    return [{ group: 'legal', file, line, what: `the day of the revision in ${year}` }]
  })

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
