import { channel } from 'node:diagnostics_channel'
import * as z from 'zod/mini'
import { parseJson } from './parse-json.ts'

const written = channel('bib.line')

/** Publishes a line of the log as it is written: without addresses and tokens. */
export const publishLine = (line: string): void => {
  if (written.hasSubscribers) written.publish(line)
}

const schema = z.looseObject({
  level: z.number(),
  event: z.optional(z.string()),
  msg: z.optional(z.string()),
  /** Ids of the request that it is about. */
  trace: z.optional(z.string()),
  span: z.optional(z.string()),
  err: z.optional(
    z.looseObject({
      type: z.string(),
      message: z.string(),
      stack: z._default(z.string(), ''),
    }),
  ),
})

/** A line of the log as whoever passes it on reads it. */
export type WrittenLine = z.infer<typeof schema>

/** Hears every line of the log of this process, until the answer is called. */
export const subscribeToLines = (hear: (line: WrittenLine) => void): (() => void) => {
  const take = (text: unknown) => {
    const line = schema.safeParse(parseJson(String(text)))
    if (line.success) hear(line.data)
  }
  written.subscribe(take)
  return () => {
    written.unsubscribe(take)
  }
}
