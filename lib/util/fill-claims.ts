/** Copy names a figure that the claims file of its language does not hold. */
export class UnknownClaimError extends Error {
  override readonly name = 'UnknownClaimError'
  /** The fault, without the name of the file. */
  readonly reason: string

  constructor(source: string, reason: string) {
    super(`${source}: ${reason}`)
    this.reason = reason
  }
}

type Filling = {
  /** Figures by name, written the way the language writes numbers. */
  claims: Readonly<Record<string, string>>
  /** Names the file in the error. */
  source: string
}

const TOKEN = /\{([^{}]*)\}/g

/** Puts figures in the place of `{templates}`-style names; throws an `UnknownClaimError` for a name that is no claim (S2 §1). */
export const fillClaims = (text: string, { claims, source }: Filling): string =>
  text.replaceAll(TOKEN, (token, name: string) => {
    const figure = Object.hasOwn(claims, name) ? claims[name] : undefined
    if (figure !== undefined) return figure
    const known = Object.keys(claims).join(', ')
    throw new UnknownClaimError(source, `${token} is no claim. Known names: ${known}.`)
  })

/** Fills every text inside a JSON value; throws like `fillClaims`. */
export const fillClaimsDeep = (value: unknown, filling: Filling): unknown => {
  if (typeof value === 'string') return fillClaims(value, filling)
  if (Array.isArray(value)) return value.map((entry) => fillClaimsDeep(entry, filling))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillClaimsDeep(entry, filling)]),
  )
}
