import * as z from 'zod/mini'
import { parseJson } from '#lib/util/parse-json.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import { ownEnvironment } from './environment.ts'

const problemSchema = z.object({ detail: z.string() })

/** Has the running services of this machine do something (`POST /operator/…`); throws an `Error` whose message says why they did not. */
export const askOperator = async <Answer>(
  path: 'clock' | 'refund',
  { body, answer: schema }: { body: object; answer: z.ZodMiniType<Answer> },
): Promise<Answer> => {
  const { server } = ownEnvironment()
  const { HASH_KEY: hashKey } = loadSecrets(server)
  const port = server.SERVICES_PORT
  const answer = await fetch(`http://localhost:${port}${OPERATOR_PATH}/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${operatorKey(hashKey)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    const reason = `No services answer at port ${port}: start them, or set SERVICES_PORT to theirs.`
    throw new Error(reason, { cause })
  })
  const told = parseJson(await answer.text())
  if (answer.ok) return schema.parse(told)
  throw new Error(z.safeParse(problemSchema, told).data?.detail ?? `Answered ${answer.status}.`)
}
