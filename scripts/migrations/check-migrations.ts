import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isEarlier } from '#lib/config/is-earlier.ts'
import { OLDEST_RELEASE } from '#services/db/check-schema.ts'
import type { Breach } from '../check/breach.ts'
import { refusalOf, type Made } from './refusal-of.ts'
import { splitSql, type Statement } from './split-sql.ts'

const FOLDER = 'services/db/migrations'

/** Those up to here came with the first release: no build was before them. */
const LAST_OF_FIRST_RELEASE = 18

const journalSchema = z.object({
  entries: z.array(z.object({ idx: z.int(), when: z.int(), tag: z.string() })),
})

/** What allows a step that takes something away: the release that stopped using it. */
const MARK = /^-- contract: unused since (\d+\.\d+\.\d+)$/

const releaseOf = ({ comments }: Statement): string | undefined =>
  comments.flatMap((comment) => MARK.exec(comment.trim())?.[1] ?? [])[0]

const SAYS_OLDEST = /^comment on schema "?drizzle"? is '([^']*)'$/i

/** The oldest release that a migration lets in, as services ask for it. */
const saidIn = (statements: readonly Statement[]): string | undefined =>
  statements
    .flatMap(({ sql }) => OLDEST_RELEASE.exec(SAYS_OLDEST.exec(sql)?.[1] ?? '')?.[1] ?? [])
    .at(-1)

type Migration = { file: string; text: string; release: string }

const markFault = (
  since: string,
  { said, release }: { said: string | undefined; release: string },
): string | undefined => {
  if (!isEarlier(since, release))
    return `"unused since ${since}" names no release before ${release}: what runs beside this one still uses it`
  if (said === undefined || isEarlier(said, since))
    return `add: COMMENT ON SCHEMA "drizzle" IS 'oldest release ${since}'; builds before it then refuse these tables`
  return undefined
}

/** What in a migration the build of before cannot live with, and that no mark allows. `release` is the one being made. */
export const migrationBreaches = ({ file, text, release }: Migration): Breach[] => {
  const statements = splitSql(text)
  const said = saidIn(statements)
  const made: Made = { tables: new Set(), columns: new Set() }
  return statements.flatMap((statement) => {
    const { sql, line } = statement
    const why = refusalOf(sql, made)
    const since = releaseOf(statement)
    if (why === undefined) return []
    const fault = since === undefined ? why : markFault(since, { said, release })
    if (fault === undefined) return []
    return [{ file, line, message: `${sql.slice(0, 80)}: ${fault} (docs/scaling.md)` }]
  })
}

/** The migrator takes what is newer than the newest it took: one that is dated before its neighbour would never run. */
const orderBreaches = (entries: z.infer<typeof journalSchema>['entries']): Breach[] =>
  entries.flatMap(({ tag, when }, index) =>
    when > (entries[index - 1]?.when ?? 0)
      ? []
      : [
          {
            file: `${FOLDER}/meta/_journal.json`,
            line: 1,
            message: `${tag} is dated before the migration above it and would be left out: give it a later "when"`,
          },
        ],
  )

/** Checks every migration since the first release, and the order of all, below a root. */
export const checkMigrations = (root: string, release: string): Breach[] => {
  const journal = readFileSync(join(root, FOLDER, 'meta/_journal.json'), 'utf8')
  const { entries } = journalSchema.parse(JSON.parse(journal))
  const later = entries.filter(({ idx }) => idx > LAST_OF_FIRST_RELEASE)
  return [
    ...orderBreaches(entries),
    ...later.flatMap(({ tag }) => {
      const file = `${FOLDER}/${tag}.sql`
      return migrationBreaches({ file, text: readFileSync(join(root, file), 'utf8'), release })
    }),
  ]
}
