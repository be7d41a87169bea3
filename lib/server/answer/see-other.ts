import { NextResponse } from 'next/server'
import { entryPointSchema } from '#lib/util/entry-point.ts'

type LocalTarget = {
  /** Public path of this site. */
  path: string
  /** Query fields; those without a value are left out. */
  query?: Readonly<Record<string, string | undefined>>
  /** Id of the element that the page shows first. */
  fragment?: string
}

/** A path that could lead somewhere else was about to become a `Location`. */
export class UnsafeLocationError extends Error {
  override name = 'UnsafeLocationError'

  constructor() {
    super('A Location needs a path that entryPointSchema takes: validate it before.')
  }
}

/** Writes a relative `Location` from a checked path and encoded parts; throws `UnsafeLocationError`. */
export const localLocation = ({ path, query = {}, fragment }: LocalTarget): string => {
  if (!entryPointSchema.safeParse(path).success) throw new UnsafeLocationError()
  const fields = Object.entries(query).filter((field): field is [string, string] =>
    Boolean(field[1]),
  )
  const address = fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`
  return fragment ? `${address}#${encodeURIComponent(fragment)}` : address
}

const redirect = (location: string): NextResponse =>
  new NextResponse(null, {
    status: 303,
    headers: {
      Location: location,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })

/** 303 to a page of this site; the `Location` is relative because a handler behind a proxy does not know its origin. */
export const seeOther = (target: LocalTarget): NextResponse => redirect(localLocation(target))

/** 303 to an address in the web app; throws `UnsafeLocationError` where it would leave the configured origin. */
export const leaveTo = (location: string, webAppUrl: string): NextResponse => {
  if (URL.parse(location)?.origin !== new URL(webAppUrl).origin) throw new UnsafeLocationError()
  return redirect(location)
}
