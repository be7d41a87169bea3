import { keyedHash } from '#services/keys/keyed-hash.ts'

/** The path for requests of the operator, as `npm run backup` makes them. */
export const OPERATOR_PATH = '/operator'

/** Proves that a caller may read the secrets of the services; follows from `HASH_KEY`, so that nobody has to keep it. */
export const operatorKey = (hashKey: string): string =>
  keyedHash({ key: hashKey, purpose: 'operator', value: 'backup' })
