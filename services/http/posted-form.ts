import type { Context, MiddlewareHandler } from 'hono'
import { ProblemError } from './problem-error.ts'

const OWN_ORIGINS = 'ownOrigins'

/** Sets the addresses by which browsers reach these pages, for `isCrossSite`. */
export const setOwnOrigins = (addresses: readonly string[]): MiddlewareHandler => {
  const origins = addresses.map((address) => new URL(address).origin)
  return async (context, next) => {
    context.set(OWN_ORIGINS, origins)
    await next()
  }
}

/** True unless a form certainly comes from these pages, by `Sec-Fetch-Site`, else `Origin`: no other site may act for a visitor. */
export const isCrossSite = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const own: unknown = context.get(OWN_ORIGINS)
  return !(Array.isArray(own) && own.includes(context.req.header('origin')))
}

/** The NUL character, which no browser's form sends, and no database keeps in a text. */
const NUL = '\u0000'

const noForm = () =>
  new ProblemError({
    status: 400,
    title: 'Not a form',
    detail: 'Send the fields as the form of the page does.',
  })

/** The longest text of a field, more than any of ours may hold. */
const MOST_CHARACTERS = 4000

/** Reads named fields of a posted form, empty where missing or a file. Throws `ProblemError` 400 where the body is no form. */
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
