import type { Context } from 'hono'
import { ProblemError } from './problem-error.ts'

/** No form of a browser sends it, and no database keeps it in a text. */
const NUL = '\u0000'

const noForm = () =>
  new ProblemError({
    status: 400,
    title: 'Not a form',
    detail: 'Send the fields as the form of the page does.',
  })

/** More than any field of ours may hold. */
const MOST_CHARACTERS = 4000

/**
 * Reads the named fields of a posted form: each is a text, and empty where it is missing or none. Throws `ProblemError` 400 where the
 * body is no form. How much may come at all, `limit-body.ts` says.
 */
export const readForm = async <Name extends string>(
  context: Context,
  names: readonly Name[],
): Promise<Record<Name, string>> => {
  const body: Record<string, unknown> = await context.req
    .parseBody()
    .catch((_malformed: unknown) => {
      throw noForm()
    })
  const read = (name: Name): [Name, string] => {
    const value = body[name]
    if (typeof value !== 'string') return [name, '']
    if (value.includes(NUL)) throw noForm()
    return [name, value.slice(0, MOST_CHARACTERS)]
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of these names alone
  return Object.fromEntries(names.map(read)) as Record<Name, string>
}
