import { SERVICES_KEY_HEADER } from '#lib/config/services-key.ts'

/** A server needs keys that outlive the data folder; these protect a bench. */
export const BENCH_KEYS = {
  TOKEN_SIGNING_KEY: 'a key for the tokens of the bench',
  HASH_KEY: 'a key for the hashes of the bench',
  SERVICES_KEY: 'what the services of the bench know it by',
}

/** What the bench sends to services in place of a site: JSON, with the key that some of them ask for. */
export const BENCH_HEADERS = {
  'Content-Type': 'application/json',
  [SERVICES_KEY_HEADER]: BENCH_KEYS.SERVICES_KEY,
}
