import * as z from 'zod/mini'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'

const answerSchema = z.object({ folder: z.string().check(z.regex(/^backup-[0-9a-f-]{36}$/)) })

type Services = { port: number; hashKey: string }

/** Lets the running services of this machine copy their database; the name of the copy in the data folder. */
export const askForCopy = async ({ port, hashKey }: Services): Promise<string> => {
  const url = `http://localhost:${port}${OPERATOR_PATH}/backup`
  const headers = { Authorization: `Bearer ${operatorKey(hashKey)}` }
  const answer = await fetch(url, { method: 'POST', headers }).catch((cause: unknown) => {
    const reason = `The database is open in another process, and no services answer at port ${port}: set SERVICES_PORT to theirs.`
    throw new Error(reason, { cause })
  })
  if (answer.ok) return answerSchema.parse(await answer.json()).folder
  throw new Error(
    `The services at port ${port} refuse a backup (status ${answer.status}): they must run on this data folder, with its HASH_KEY.`,
  )
}
