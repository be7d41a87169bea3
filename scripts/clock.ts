// Moves the day of the running services ahead, step by step, and does all that falls due on the way: npm run clock -- 2027-11-20
import * as z from 'zod/mini'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { startOfBookDay } from '#lib/util/book-day.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import { loadSecrets } from '#services/secrets.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const USE =
  'Name one day, or a moment with its zone: npm run clock -- 2027-11-20, or 2027-11-20T09:00:00-05:00'

const answerSchema = z.object({ now: z.iso.datetime() })

const problemSchema = z.object({ detail: z.string() })

/** A day is one of the books, as everywhere: at its beginning by UTC the books still have the evening before. */
const momentOf = (written: string | undefined): Date => {
  if (z.safeParse(z.iso.date(), written).success) return new Date(startOfBookDay(String(written)))
  const moment = z.safeParse(z.iso.datetime({ offset: true }), written)
  if (!moment.success) throw new Error(USE)
  return new Date(moment.data)
}

const move = async ({ to, port, hashKey }: { to: Date; port: number; hashKey: string }) => {
  const answer = await fetch(`http://localhost:${port}${OPERATOR_PATH}/clock`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${operatorKey(hashKey)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ to: to.toISOString() }),
  }).catch((cause: unknown) => {
    throw new Error(
      `No services answer at port ${port}: start them, or set SERVICES_PORT to theirs.`,
      {
        cause,
      },
    )
  })
  const body = parseJson(await answer.text())
  if (answer.ok) return answerSchema.parse(body).now
  throw new Error(z.safeParse(problemSchema, body).data?.detail ?? `Answered ${answer.status}.`)
}

await main(async () => {
  const [written, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error(USE)
  const to = momentOf(written)
  loadEnvFile()
  const { server } = readEnvironment(process.env)
  const { HASH_KEY: hashKey } = loadSecrets(server)
  const now = new Date(await move({ to, port: server.SERVICES_PORT, hashKey }))
  const text = now.toLocaleString('en-CA', { timeZone: BOOKS_TIME_ZONE })
  console.log(`For the services it is ${text} (${BOOKS_TIME_ZONE}) now.`)
})
