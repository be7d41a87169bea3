import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { preparePage, type CachedPage } from './prepare-page.ts'
import { putInBytes } from './put-in-addresses.ts'
import { reportUnwritten, writeWholeFile } from './whole-files.ts'

type Cache = InstanceType<typeof FileSystemCache>

/** The part of Next's value for a file rendered ahead that is changed. */
type CachedFile = { kind: 'APP_ROUTE'; body: Buffer }

type Context = ConstructorParameters<typeof FileSystemCache>[0]

const NOT_FOUND = 404

const isFile = (value: { kind: string } | null | undefined): value is CachedFile =>
  value?.kind === 'APP_ROUTE'

const isPage = (value: { kind: string } | null | undefined): value is CachedPage =>
  value?.kind === 'APP_PAGE'

/**
 * Next's own page cache; a page gets its Content-Security-Policy when it enters or leaves it, so that
 * it stays prerendered under a policy without 'unsafe-inline' (docs/decisions/001).
 */
export class PageCache extends FileSystemCache {
  constructor(context: Context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWholeFile } })
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...args)
    if (isPage(entry?.value)) preparePage(entry.value)
    // The site map and the file for crawlers.
    if (isFile(entry?.value)) entry.value.body = putInBytes(entry.value.body)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [, value] = args
    const [key, , context] = args
    if (isFile(value)) {
      await super.set(key, { ...value }, context)
      value.body = putInBytes(value.body)
      return
    }
    if (!isPage(value)) return super.set(...args)
    // What is kept has marks: another start may have other addresses (docs/decisions/028).
    const kept = { ...value, segmentData: undefined }
    // The caller sends this very object on as the first answer: it must be changed in place.
    preparePage(value)
    // Nothing was there at this moment: a record that comes back, or comes late, must be found (decisions/012).
    if (value.status === NOT_FOUND) {
      value.headers = { ...value.headers, 'cache-control': 'no-store' }
      return
    }
    // Kept in memory at once; the visitor who asked first does not wait for the disk (docs/measuring.md, budget 11).
    super.set(key, kept, context).catch(reportUnwritten)
  }
}
