import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { LICENCE_LIMITS } from '#lib/config/plans.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { downloads } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { accessOf } from '#services/entitlement/access.ts'

type DownloadRequest = {
  userId: string
  templateId: number
  /** Keyed hashes of the network address, under the present key first; none where it is not known. */
  addressHashes: string[]
  now: Date
}

/** `documents` and `addresses`: more than the licence allows within a day (S2 §9). */
export type Taken = 'taken' | 'no-licence' | 'documents' | 'addresses'

const distinct = (values: readonly (string | number)[]): number => new Set(values).size

/** Counts a download of an account, where its licence allows it: 100 documents a day, each as often as wanted, from 10 addresses. */
export const takeDownload = (database: Database, wanted: DownloadRequest): Promise<Taken> =>
  database.transaction(async (writing): Promise<Taken> => {
    const { userId, templateId, addressHashes, now } = wanted
    // Downloads at the same moment would all be the hundredth.
    await writing.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!(await accessOf(writing, wanted))) return 'no-licence'
    const earlier = await writing
      .select({ templateId: downloads.templateId, addressHash: downloads.addressHash })
      .from(downloads)
      .where(
        and(
          eq(downloads.userId, userId),
          gt(downloads.downloadedAt, new Date(now.getTime() - DAY_MS)),
        ),
      )
    // Under the key of before it is the same address.
    const known = addressHashes.find((hash) => earlier.some((row) => row.addressHash === hash))
    const addressHash = known ?? addressHashes[0] ?? ''
    const after = [...earlier, { templateId, addressHash }]
    const addresses = after.map((row) => row.addressHash).filter((hash) => hash !== '')
    if (distinct(addresses) > LICENCE_LIMITS.addresses) return 'addresses'
    if (distinct(after.map((row) => row.templateId)) > LICENCE_LIMITS.documents) return 'documents'
    await writing
      .insert(downloads)
      .values({ id: randomUUID(), userId, templateId, addressHash, downloadedAt: now })
    return 'taken'
  })
