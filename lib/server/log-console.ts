import { format, stripVTControlCharacters } from 'node:util'
import { codeOf } from '#lib/util/error-code.ts'
import type { Log } from '#lib/util/log.ts'
import { scrub } from '#lib/util/scrub.ts'

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** A line that the edge has written as the log does. */
const EDGE_LINE = /^\{"level":\d+,.*\}$/

/** What Node throws where a visitor goes before a request is whole: nobody needs to come for that. */
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
      if (EDGE_LINE.test(text)) return write(`${scrub(text)}\n`)
      const level = values.some(isGone) ? 'debug' : LEVELS[method]
      if (text) log[level]({ event: 'console' }, text)
    }
  }
}
