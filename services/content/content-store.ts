import type { Locale } from '#lib/config/locales.ts'
import { LIVE_INDEX_MAX_BYTES } from '#lib/records/ask-content-service.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import type { Log } from '#lib/util/log.ts'
import { mapConcurrently } from '#lib/util/map-concurrently.ts'
import { writeBundle, type WrittenBundle } from './bundle.ts'
import { checkFile, type CheckedFile } from './check-file.ts'
import { checkRecord } from './check-record.ts'
import { FILES_AT_ONCE, listContent, type ContentFile } from './content-folder.ts'
import { liveRecords, type RecordAddress } from './live-records.ts'
import { contentProblems, type ContentProblem } from './problems.ts'

/** Milliseconds for which a file must be at rest: one that was changed just now may still be written to. */
export const CONTENT_SETTLE_MS = 400

type Options = {
  /** The marketers' folder of records: `<language>/landing/<path>.json`. */
  folder: string
  /** The folder of the last good version of each. */
  keptFolder: string
  claimsOf: (locale: Locale) => ClaimFigures
  log: Log
  now: () => number
}

/** The live records of a folder. */
export type ContentStore = {
  /** Looks at the folder; what cannot be read leaves everything as it is. Tells whether a file may still be written to. */
  scan: () => Promise<{ isUnsettled: boolean }>
  /** The live records; `null` until the first look has succeeded, since no records are not the same as unknown ones. */
  bundle: () => WrittenBundle | null
  /** The text of a record with exactly this content, also of one that was live a moment ago. */
  record: (address: RecordAddress) => Promise<string | null>
  problems: () => ContentProblem[]
}

/** Name under which a problem of the folder itself is listed. */
const WHOLE_FOLDER = '.'

const UNREADABLE =
  'The content folder cannot be read, or its copy not written; what was live stays so.'

const TOO_LARGE = `The index of all records has more than ${LIVE_INDEX_MAX_BYTES} bytes, which the site does not read; what was live stays so. Remove some.`

/** Takes in the files of a content folder that have changed since they were seen last. */
const intake = (
  { folder, claimsOf, now }: Options,
  {
    live,
    problems,
  }: { live: ReturnType<typeof liveRecords>; problems: ReturnType<typeof contentProblems> },
) => {
  const seen = new Map<string, string>()

  /** After a restart the good version is known from the disk alone. */
  const putKept = async (file: ContentFile) => {
    const text = live.has(file.name) ? null : await live.keptText(file.name)
    if (text === null) return
    const checked = await checkRecord({ ...file, text }, claimsOf)
    if (checked.isGood) await live.put({ ...file, ...checked }, text)
  }

  const takeIn = async (file: ContentFile, { text, checked }: CheckedFile) => {
    if (checked.isGood) {
      await live.put({ ...file, ...checked }, text)
      problems.clear(file.name)
    } else {
      problems.set({ file: file.name, language: file.place.locale, faults: checked.faults })
      await putKept(file)
    }
    seen.set(file.name, file.stamp)
  }

  return {
    /** Takes a file in; tells whether it must be looked at again, as it may still be written to. */
    look: async (file: ContentFile): Promise<boolean> => {
      if (seen.get(file.name) === file.stamp) return false
      if (Math.abs(now() - file.changedAt) < CONTENT_SETTLE_MS) return true
      const found = await checkFile(file, { folder, claimsOf })
      if (found) await takeIn(file, found)
      return false
    },
    forgetAllBut: (names: ReadonlySet<string>): void => {
      for (const name of seen.keys()) if (!names.has(name)) seen.delete(name)
    },
  }
}

/** Opens a content folder; nothing is read before the first `scan`. */
export const openContent = (options: Options): ContentStore => {
  const { folder, keptFolder, log } = options
  const live = liveRecords(keptFolder)
  const problems = contentProblems(log)
  const { look, forgetAllBut } = intake(options, { live, problems })
  let written: WrittenBundle | null = null

  const removeGone = async (names: ReadonlySet<string>) => {
    // What was kept before a restart counts too, or it would come back with the next broken file of its name.
    const known = written === null ? await live.keptNames() : live.names()
    for (const name of known.filter((each) => !names.has(each))) await live.remove(name)
    forgetAllBut(names)
  }

  const scanOnce = async () => {
    const { files, strays } = await listContent(folder)
    const names = new Set(files.map(({ name }) => name))
    await removeGone(names)
    const unsettled = await mapConcurrently({ items: files, width: FILES_AT_ONCE, map: look })
    const next = await writeBundle(live.list(), written)
    written = next ?? written
    const whole = next ? [] : [{ name: WHOLE_FOLDER, locale: null, message: TOO_LARGE }]
    const others = [...strays, ...whole]
    problems.keepOnly(new Set([...names, ...others.map(({ name }) => name)]))
    for (const { name, locale, message } of others) {
      problems.set({ file: name, language: locale, faults: [{ field: '', message }] })
    }
    return { isUnsettled: unsettled.includes(true) }
  }

  const scan = async () => {
    try {
      return await scanOnce()
    } catch (error) {
      if (!problems.has(WHOLE_FOLDER)) log.warn({ err: error }, UNREADABLE)
      const faults = [{ field: '', message: UNREADABLE }]
      problems.set({ file: WHOLE_FOLDER, language: null, faults })
      return { isUnsettled: false }
    }
  }

  return { scan, bundle: () => written, record: live.text, problems: problems.list }
}
