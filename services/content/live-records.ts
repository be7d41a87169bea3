import { LRUCache } from 'lru-cache'
import type { Locale } from '#lib/config/locales.ts'
import type { IndexEntry } from '#lib/records/record-bundle.ts'
import { recordFileName } from '#lib/records/record-kind.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { ContentFile } from './content-folder.ts'
import { keptRecords } from './kept-records.ts'

/** A record that is live. */
export type LiveRecord = Pick<ContentFile, 'locale' | 'path' | 'name'> & {
  hash: string
  entry: IndexEntry
}

/** A record with exactly one content. */
export type RecordAddress = { locale: Locale; path: string; hash: string }

/** The edge may name a record for some seconds after it has changed. */
const MOST_OLD = 200

const keyOf = (name: string, hash: string) => `${hash} ${name}`

/** The records that are live, by the name of their file; their texts are kept on the disk. */
export const liveRecords = (keptFolder: string) => {
  const kept = keptRecords(keptFolder)
  const live = new Map<string, LiveRecord>()
  const old = new LRUCache<string, string>({ max: MOST_OLD })

  const retire = async (name: string) => {
    const text = await kept.read(name)
    if (text !== null) old.set(keyOf(name, await hashOf(text)), text)
  }

  return {
    list: (): LiveRecord[] => [...live.values()],
    has: (name: string): boolean => live.has(name),
    names: (): string[] => [...live.keys()],
    /** Names of all that is on the disk, also from before a restart. */
    keptNames: kept.list,
    keptText: kept.read,
    put: async (record: LiveRecord, text: string): Promise<void> => {
      if ((await kept.read(record.name)) !== text) {
        await retire(record.name)
        await kept.write(record.name, text)
      }
      live.set(record.name, record)
    },
    remove: async (name: string): Promise<void> => {
      await retire(name)
      await kept.remove(name)
      live.delete(name)
    },
    /** The text of a record with exactly this content, also of one that was live a moment ago. */
    text: async ({ hash, ...page }: RecordAddress): Promise<string | null> => {
      const name = recordFileName(page)
      const text = live.get(name)?.hash === hash ? await kept.read(name) : null
      if (text !== null && (await hashOf(text)) === hash) return text
      return old.get(keyOf(name, hash)) ?? null
    },
  }
}
