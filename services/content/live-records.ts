import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Locale } from '#lib/config/locales.ts'
import type { NamedEntry } from '#lib/records/named-index.ts'
import type { IndexEntry } from '#lib/records/record-bundle.ts'
import { recordFileName } from '#lib/records/record-kind.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { type ContentFile, listContent } from './content-folder.ts'

/** The good versions of records that are served, on the disk in a tree as that of the content folder: neither a file that breaks nor a restart takes a page along. */
const keptRecords = (folder: string) => {
  const fileOf = (name: string) => join(folder, name)

  return {
    /** Names of all kept files. */
    list: async (): Promise<string[]> => {
      await mkdir(folder, { recursive: true })
      return (await listContent(folder)).files.map(({ name }) => name)
    },
    /** The kept text of a file; `null` where there is none. */
    read: async (name: string): Promise<string | null> => {
      try {
        return await readFile(fileOf(name), 'utf8')
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    /** Puts a text in the place of the kept one; a crash leaves the one or the other, never half of it. */
    write: async (name: string, text: string): Promise<void> => {
      const file = fileOf(name)
      const draft = `${file}.${process.pid}.tmp`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, text)
      await rename(draft, file)
    },
    remove: (name: string): Promise<void> => rm(fileOf(name), { force: true }),
  }
}

/** A record that is live. */
export type LiveRecord = Pick<ContentFile, 'name' | 'place'> & {
  hash: string
  /** Of a page, or what the edge knows of another record; `null` for one that is switched off. */
  entry: IndexEntry | NamedEntry | null
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
