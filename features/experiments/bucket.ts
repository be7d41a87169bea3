const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** The number of bits of a hash that are used: a few less than a number holds exactly. */
const BYTES = 6

const keys = new Map<string, Promise<CryptoKey>>()

const keyOf = (key: string): Promise<CryptoKey> => {
  const known = keys.get(key)
  if (known) return known
  const made = crypto.subtle.importKey('raw', new TextEncoder().encode(key), HMAC, false, ['sign'])
  keys.clear()
  keys.set(key, made)
  return made
}

type Draw = {
  /** Of the site, or of the process. */
  key: string
  /** The name of the experiment or the layer that is divided. */
  name: string
  id: string
}

/**
 * The bucket of an id, from 0 up to but not including 1: HMAC-SHA-256 of the name and then the id, so that two experiments divide the
 * same ids independently, however alike their names (docs/decisions/054).
 */
export const bucketOf = async ({ key, name, id }: Draw): Promise<number> => {
  const text = new TextEncoder().encode(`${name}\n${id}`)
  const hash = new Uint8Array(await crypto.subtle.sign(HMAC, await keyOf(key), text), 0, BYTES)
  return hash.reduce((sum, byte) => sum * 256 + byte, 0) / 256 ** BYTES
}

/** The entry of a list that a bucket chooses by weight. Weights are positive, and the list has an entry. */
export const chosenBy = <Entry>(
  bucket: number,
  entries: readonly (readonly [Entry, number])[],
): Entry | undefined => {
  const whole = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = bucket * whole
  const found = entries.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? entries.at(-1))?.[0]
}
