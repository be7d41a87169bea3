import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { preparePage, type CachedPage } from './prepare-page.ts'

type Cache = InstanceType<typeof FileSystemCache>

const NOT_FOUND = 404

const isPage = (value: { kind: string } | null | undefined): value is CachedPage =>
  value?.kind === 'APP_PAGE'

/**
 * Next's own page cache; a page gets its Content-Security-Policy when it enters or leaves it, so that
 * it stays prerendered under a policy without 'unsafe-inline' (docs/decisions/001).
 */
export class PageCache extends FileSystemCache {
  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const entry = await super.get(...args)
    if (isPage(entry?.value)) await preparePage(entry.value)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [, value] = args
    // The caller sends this very object on as the first answer: it must be changed in place.
    if (isPage(value)) {
      await preparePage(value)
      // Nothing was there at this moment: a record that comes back, or comes late, must be found (decisions/012).
      if (value.status === NOT_FOUND) {
        value.headers = { ...value.headers, 'cache-control': 'no-store' }
        return
      }
    }
    await super.set(...args)
  }
}
