import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'

/** The path for requests of the operator, as `npm run backup` makes them. */
export const OPERATOR_PATH = '/operator'

const keyed = (key: string) => ({ key, purpose: 'operator', value: 'backup' }) as const

/** Proves that a caller may read the secrets of the services; follows from `HASH_KEY`, so that nobody has to keep it. */
export const operatorKey = (hashKey: string): string => keyedHash(keyed(hashKey))

/** The keys that let an operator in: what was signed before a change of `HASH_KEY`, too. */
export const operatorKeys = (hashKey: string): string[] => keyedHashes(keyed(hashKey))
