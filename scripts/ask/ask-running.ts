import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { codeOf } from '#lib/util/error-code.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { askSocketPath } from '#services/ask/socket-path.ts'
import type { Row } from '#services/db/read-rows.ts'

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) })

const problemSchema = z.object({ message: z.string() })

/** No socket, or that of a process that was killed. */
const NOBODY = ['ENOENT', 'ECONNREFUSED']

export type Asked = {
  /** Below the socket: `/` reads. */
  path: string
  question: string
}

const ask = (socketPath: string, { path, question }: Asked): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ socketPath, path, method: 'POST' }, (answer) => {
      text(answer).then(resolve, reject)
    })
    asked.once('error', reject)
    asked.end(question)
  })

/** The rows that the running services answer with out of their embedded database; `undefined` where none run on this folder. Throws an `Error` with the words of the database. */
export const askRunning = async (dataDir: string, asked: Asked): Promise<Row[] | undefined> => {
  const socketPath = askSocketPath(dataDir)
  if (!socketPath) return undefined
  const answer = await ask(socketPath, asked).catch((error: unknown) => {
    if (NOBODY.includes(codeOf(error) ?? '')) return undefined
    throw error
  })
  if (answer === undefined) return undefined
  const found = rowsSchema.safeParse(parseJson(answer))
  if (found.success) return found.data.rows
  throw new Error(problemSchema.parse(parseJson(answer)).message)
}
