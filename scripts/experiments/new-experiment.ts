import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTROL, type ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { recordFileName, recordKindOf } from '#lib/records/record-kind.ts'
import { bookDay, dayAfter } from '#lib/util/book-day.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import { recordText } from '../landing/new/record-text.ts'
import { writeNewRecords } from '../landing/new/write-records.ts'
import type { RecordFolder } from '../landing/read-record-folder.ts'
import { BUNDLED } from '../landing/schema-file.ts'
import { experimentFile, isNameTaken } from '../lib/read-experiments.ts'
import { ownArmPath, readPage } from './read-pages.ts'

/** Days after which a decision is due unless somebody writes another day. */
const DECIDE_AFTER_DAYS = 28

type Wanted = {
  name: string
  page: string
  arms: readonly string[]
  folder: RecordFolder
  now: Date
}

const languagesOf = async ({ page, folder }: Wanted): Promise<Locale[]> => {
  const found = await Promise.all(
    LOCALE_CODES.map(async (locale) =>
      (await readPage({ locale, path: page }, folder)) ? [locale] : [],
    ),
  )
  return found.flat()
}

const draftOf = ({ name, page, arms, now }: Wanted, languages: Locale[]): ExperimentRecord => {
  const isOffer = recordKindOf(page) === 'offer'
  const own = arms.map(
    (arm) => [arm, { weight: 1, page: ownArmPath({ page, name, arm }) }] as const,
  )
  return {
    question: `Does ${arms.join(' or ')} bring more than what ${page} shows?`,
    page,
    arms: { [CONTROL]: { weight: 1 }, ...Object.fromEntries(own) },
    languages,
    holdout: 0,
    state: 'draft',
    start: bookDay(now),
    decideBy: dayAfter(bookDay(now), DECIDE_AFTER_DAYS),
    metric: isOffer ? 'purchase' : 'sign-up',
    guardRails: [isOffer ? 'revenue' : 'purchase'],
    baseRate: isOffer ? 0.02 : 0.04,
    leastLift: 0.2,
    owner: 'Marketing',
  }
}

/** Writes a draft, and for each arm what the page shows, in each language that has it; gives the names of the files. */
export const newExperiment = async (wanted: Wanted): Promise<string[]> => {
  const { name, page, arms, folder } = wanted
  for (const { root } of [BUNDLED, folder]) {
    if (await isNameTaken(name, root)) {
      throw new Error(
        `"${name}" is or was the name of an experiment, whose visitors would count for this one. Choose another name.`,
      )
    }
  }
  const languages = await languagesOf(wanted)
  if (languages.length === 0) throw new Error(`No language has a record of ${page}.`)
  const written: string[] = []
  for (const arm of arms) {
    const armPath = ownArmPath({ page, name, arm })
    if (recordFamily(armPath) === null) throw new Error(`No page can stand at ${armPath}.`)
    const made = await writeNewRecords(
      {
        path: armPath,
        locales: languages,
        out: folder.root === BUNDLED.root ? undefined : folder.root,
      },
      async ({ locale, $schema }) => ({
        ...(await readPage({ locale, path: page }, folder)),
        $schema,
      }),
    )
    written.push(...made.map(({ locale }) => recordFileName({ locale, path: armPath })))
  }
  const file = experimentFile(name, folder.root)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, recordText(draftOf(wanted, languages)), { flag: 'wx' })
  return [`experiments/${name}.json`, ...written].map((each) => `${folder.name}/${each}`)
}
