// Moves the day of the running services ahead, step by step, and does all that falls due on the way: npm run clock -- 2027-11-20
import * as z from 'zod/mini'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { startOfBookDay } from '#lib/util/book-day.ts'
import { askOperator } from './run/ask-operator.ts'
import { main } from './run/main.ts'

const USE =
  'Name one day, or a moment with its zone: npm run clock -- 2027-11-20, or 2027-11-20T09:00:00-05:00'

const answerSchema = z.object({ now: z.iso.datetime() })

/** A day is one of the books, as everywhere: at its beginning by UTC the books still have the evening before. */
const momentOf = (written: string | undefined): Date => {
  if (z.safeParse(z.iso.date(), written).success) return new Date(startOfBookDay(String(written)))
  const moment = z.safeParse(z.iso.datetime({ offset: true }), written)
  if (!moment.success) throw new Error(USE)
  return new Date(moment.data)
}

await main(async () => {
  const [written, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new Error(USE)
  const body = { to: momentOf(written).toISOString() }
  const { now } = await askOperator('clock', { body, answer: answerSchema })
  const text = new Date(now).toLocaleString('en-CA', { timeZone: BOOKS_TIME_ZONE })
  console.log(`For the services it is ${text} (${BOOKS_TIME_ZONE}) now.`)
})
