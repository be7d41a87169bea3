import 'server-only'
import { unstable_cache } from 'next/cache'
import { STAND_IN_LIFE_S } from '#lib/config/constants.ts'

/*
 * Relies on: `unstable_cache`, and that a page that reads a value kept for a time is itself kept no longer.
 * When that changes: a stand-in stays on a page for its whole life (`e2e/stand-in-documents.spec.ts`): `cacheLife` is what replaces it.
 */

const shorten = unstable_cache(async () => true, ['something stands in'], {
  revalidate: STAND_IN_LIFE_S,
})

/** Lets the page that is being rendered be made again after a minute, for something stands in on it (docs/decisions/009). */
export const shortenPageLife = async (): Promise<void> => {
  await shorten()
}
