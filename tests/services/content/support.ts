import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RecordBundle } from '#lib/records/record-bundle.ts'
import { createLog } from '#lib/util/log.ts'
import { openContent } from '#services/content/content-store.ts'
import { contentRoutes } from '#services/content/routes.ts'
import { failureHandler } from '#services/http/failure-handler.ts'
import { landingRecordOf } from '../../support/landing-record.ts'
import { tempDir } from '../support/temp-dir.ts'

type Problem = { file: string; language: string | null; faults: unknown[] }

/** A record as its file holds it. */
export const recordText = (changes: Parameters<typeof landingRecordOf>[0] = {}): string =>
  JSON.stringify(landingRecordOf(changes))

/** A content folder on the disk, with the service that reads it. */
export const contentBench = () => {
  const root = tempDir()
  const folder = join(root, 'content')
  const keptFolder = join(root, 'kept')
  mkdirSync(folder)
  const logLines: string[] = []
  const log = createLog({
    name: 'test',
    level: 'info',
    destination: { write: (line) => void logLines.push(line) },
  })
  // A minute ahead: every file counts as settled at once.
  const clock = { ahead: 60_000 }
  const open = () =>
    openContent({
      folder,
      keptFolder,
      claimsOf: () => ({ templates: 3000 }),
      log,
      now: () => Date.now() + clock.ahead,
    })
  let content = open()
  const call = async (path: string, init?: RequestInit) => {
    const app = contentRoutes({ content })
    app.onError(failureHandler({ log }))
    return app.request(path, init)
  }
  return {
    folder,
    keptFolder,
    logLines,
    log,
    clock,
    call,
    content: () => content,
    /** As after a restart of the service. */
    reopen: () => {
      content = open()
    },
    drop: (name: string, text: string | Uint8Array) => {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
    remove: (name: string) => rmSync(join(folder, name), { recursive: true }),
    /** The records of a language as the index has them. */
    records: async (locale: string): Promise<Record<string, unknown>> => {
      await content.scan()
      const bundle: RecordBundle = await (await call('/index.json')).json()
      return { ...bundle.records[locale] }
    },
    problems: async () => {
      const answer: { problems: Problem[] } = await (await call('/problems')).json()
      return answer.problems
    },
  }
}
