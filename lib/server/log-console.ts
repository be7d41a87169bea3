import { format, stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { codeOf } from '#lib/util/error-code.ts'
import type { Log } from '#lib/util/log.ts'
import { measure } from '#lib/util/measure.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { rareLine, rareLines } from '#lib/util/rare-line.ts'
import { scrub } from '#lib/util/scrub.ts'
import { publishLine } from '#lib/util/written-lines.ts'

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Pages that fail are asked for by whoever likes: so many lines about them are written in a minute. */
const MOST_LINES = 10

const WARNING = 40

const edgeFacts = z.object({
  level: z.number(),
  event: z.string(),
  upstream: z.optional(z.string()),
})

/** Passes a line of the edge on, where there are not too many of its kind. */
const passEdgeLine = (text: string, { log, write }: Out) => {
  const facts = edgeFacts.safeParse(parseJson(text)).data
  const kind = `edge ${facts?.event} ${facts?.upstream}`
  if (facts?.event === 'upstream failed') {
    measure('bib_limited_lines_total', { event: facts.event })
    measure('bib_upstream_calls_total', { upstream: facts.upstream ?? 'none', outcome: 'failed' })
  }
  if (facts && facts.level >= WARNING && !rareLines(log, { kind, most: MOST_LINES })) return
  const line = scrub(text)
  publishLine(line)
  write(`${line}\n`)
}

/** A line that the edge has written as the log does. */
const EDGE_LINE = /^\{"level":\d+,.*\}$/

/** True for Node's error when a visitor leaves before a request is whole: nobody needs to act on that. */
const isGone = (value: unknown): boolean =>
  value instanceof Error && value.message === 'aborted' && codeOf(value) === 'ECONNRESET'

type Out = { log: Log; write: (line: string) => void }

const toStandardOutput = (line: string) => {
  process.stdout.write(line)
}

/**
 * Lets everything that the framework and its libraries write to the console go through the log, one line each, without
 * addresses and tokens: their own lines hold queries and errors as they come.
 */
export const logConsole = ({ log, write = toStandardOutput }: Pick<Out, 'log'> & Partial<Out>) => {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...values: unknown[]) => {
      const text = stripVTControlCharacters(format(...values)).trim()
      if (EDGE_LINE.test(text)) return passEdgeLine(text, { log, write })
      if (!text) return
      const level = values.some(isGone) ? 'debug' : LEVELS[method]
      const line = { event: 'console' } as const
      if (level === 'warn' || level === 'error') {
        rareLine(log, { level, line, kind: level, most: MOST_LINES, text })
      } else log[level](line, text)
    }
  }
}
