import { createHash } from 'node:crypto'
import { Refusal, refusals } from './refusals.ts'

export type Answer = { status: number; body: unknown; isReplayed?: boolean }

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

const refused = ({ status, message, code, param, type, intent }: Refusal): Answer => ({
  status,
  body: { error: { type, code, param, message, payment_intent: intent } },
})

const MOST_KEY = 255

type Asked = {
  key: string | undefined
  /** Path and parameters. */
  text: string
  work: () => unknown
}

/** First answers by idempotency key, failures included once the work had begun; a key with other parameters is refused. */
export const idempotent = () => {
  const first = new Map<string, { digest: string; answer: Answer }>()
  const answer = ({ key, text, work }: Asked): Answer => {
    if (key !== undefined && key.length > MOST_KEY) return refused(refusals.longKey())
    const known = key === undefined ? undefined : first.get(key)
    if (known) {
      if (known.digest !== digestOf(text)) return refused(refusals.otherParameters())
      return { ...structuredClone(known.answer), isReplayed: true }
    }
    const keep = (given: Answer) => {
      // As it is now: what is kept of an object changes after its answer.
      if (key !== undefined)
        first.set(key, { digest: digestOf(text), answer: structuredClone(given) })
      return given
    }
    try {
      return keep({ status: 200, body: work() })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.isKept ? keep(refused(error)) : refused(error)
    }
  }
  return { answer, forget: () => first.clear() }
}
