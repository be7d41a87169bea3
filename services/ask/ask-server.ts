import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Log } from '#lib/util/log.ts'
import { moveAccount } from '#services/account/assign-email.ts'
import { eraseAccount } from '#services/account/close-account.ts'
import { actOnAffiliates } from '#services/affiliates/operator.ts'
import type { Database } from '#services/db/database.ts'
import { eraseWritten } from '#services/db/erase-written.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { correctCommission } from '#services/ledger/correct-commission.ts'
import { makePackages } from '#services/packages/make-packages.ts'
import { exportPerson } from '#services/person/export-person.ts'
import { readRows, type Row } from '../db/read-rows.ts'
import { askSocketPath } from './socket-path.ts'

type Options = { dataDir: string; database: LazyDatabase; log: Log }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The path for `npm run erase`. */
export const ERASE_PATH = '/erase'

/** The path for `npm run erase -- … --account`. */
export const ERASE_ACCOUNT_PATH = '/erase-account'

/** The path for `npm run export-person`. */
export const EXPORT_PERSON_PATH = '/export-person'

/** The path for `npm run move-account`. */
export const MOVE_ACCOUNT_PATH = '/move-account'

/** The path for `npm run package:new`. */
export const PACKAGES_PATH = '/packages'

/** The path for `npm run affiliates`. */
export const AFFILIATES_PATH = '/affiliates'

/** The path for `npm run affiliates:correct`. */
export const CORRECT_PATH = '/correct-commission'

type Answer = (database: Database, question: string) => Promise<Row[]>

/** The handler of each path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  [ERASE_PATH]: eraseWritten,
  [ERASE_ACCOUNT_PATH]: eraseAccount,
  [EXPORT_PERSON_PATH]: exportPerson,
  [MOVE_ACCOUNT_PATH]: moveAccount,
  [PACKAGES_PATH]: makePackages,
  [AFFILIATES_PATH]: actOnAffiliates,
  [CORRECT_PATH]: correctCommission,
}

/** The rows of a question, or of what was done; the words of the database: 400. */
const answerWith =
  (database: LazyDatabase) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    try {
      const answerOf = ANSWERS[request.url ?? ''] ?? readRows
      end(200, { rows: await answerOf(await database.get(), await text(request)) })
    } catch (error) {
      end(400, { message: messageOf(error) })
    }
  }

/** Lets commands read and change (`ANSWERS`) the embedded database, which one process alone may open; gives what ends it. Left out, with a line, where the socket cannot be made. */
export const openAskServer = async ({ dataDir, database, log }: Options): Promise<() => void> => {
  const path = askSocketPath(dataDir)
  if (!path || database.kind !== 'pglite') return () => undefined
  // Of a process that was killed: the database's lock says that there is no other now.
  rmSync(path, { force: true })
  const answer = answerWith(database)
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      log.warn(
        { err: error },
        'npm run ask and npm run erase work only while the services are stopped',
      )
      resolve()
    })
    server.listen(path, () => {
      chmodSync(path, 0o600)
      resolve()
    })
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
