import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { announcedIn } from '#lib/config/contexts.ts'
import { PREVIEW_META } from '#lib/config/page-metas.ts'
import { finishPage } from '#lib/server/page-cache/finish-page.ts'
import { pagePolicy } from '#lib/server/page-cache/page-policy.ts'
import { putInBytes } from '#lib/server/page-cache/put-in-addresses.ts'
import { reportUnwritten, writeWholeFile } from '#lib/server/page-cache/whole-files.ts'
import { entityTag } from '#lib/util/entity-tag.ts'
import { measure } from '#lib/util/measure.ts'
import { isBuilding } from './phase.ts'

/*
 * Relies on: the class of the page cache on disk with `get` and `set`, the kinds and fields of what is kept, and the symbol by which
 * a process brings a cache of its own.
 * When that changes: `server/lib/incremental-cache` in the package shows the new class; named as `cacheHandler` in next.config.ts, this one is
 * imported anew for each request, which is slower and works.
 */

const MARK = `<meta name="${PREVIEW_META}" content="yes"/>`

/** Tells whether a page is a preview of a landing record. */
const isPreview = (html: string): boolean => html.includes(MARK)

/** A policy under which no form of the page can be sent: a preview makes no account. */
const withoutForms = (policy: string): string =>
  policy.replace("form-action 'self'", "form-action 'none'")

/** The parts of Next's cached page value that are read or changed. */
export type CachedPage = {
  kind: 'APP_PAGE'
  status?: number | undefined
  html: string
  rscData: Buffer | undefined
  headers: Record<string, unknown> | undefined
  segmentData: Map<string, Buffer> | undefined
}

const SLOT = ' data-announcement="'

const prepared = new WeakSet<CachedPage>()

/**
 * Makes a rendered page the one that is sent: with addresses and stylesheet, without the framework, under its
 * policy; in place and once per object (docs/decisions/029).
 */
export const preparePage = (page: CachedPage): void => {
  if (prepared.has(page)) return
  page.html = finishPage(page.html)
  if (page.rscData) page.rscData = putInBytes(page.rscData)
  // Parts for prefetching: nothing is prefetched (budget 8), and they were four of seven files a page.
  page.segmentData = undefined
  const policy = pagePolicy(page.html)
  page.headers = {
    ...page.headers,
    'content-security-policy': isPreview(page.html) ? withoutForms(policy) : policy,
  }
  prepared.add(page)
}

/** The same page with the line over it that is said at this moment; `key` is its internal path. */
const withAnnouncement = async (page: CachedPage, key: string): Promise<string> => {
  // Pages of a build keep the place for it.
  if (isBuilding() || !page.html.includes(SLOT)) return page.html
  // Loaded when it is needed: this file is in the process from its start.
  const { putInAnnouncement } = await import('#lib/server/page-cache/put-in-announcement.ts')
  return putInAnnouncement(page.html, announcedIn(key))
}

type Cache = InstanceType<typeof FileSystemCache>

/** The part of Next's value for a file rendered ahead that is changed. */
type CachedFile = { kind: 'APP_ROUTE'; body: Buffer; headers: Record<string, unknown> }

const finished = new WeakSet<CachedFile>()

/** Makes a file that was rendered ahead the one that is sent, with a tag by which whoever has it is told so: feeds, site map, what machines read. */
const finishFile = (file: CachedFile): void => {
  if (finished.has(file)) return
  file.body = putInBytes(file.body)
  file.headers = { ...file.headers, etag: entityTag(file.body) }
  finished.add(file)
}

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
    if (isPage(entry?.value)) {
      preparePage(entry.value)
      measure('bib_page_cache_total', { result: 'hit' })
      const html = await withAnnouncement(entry.value, args[0])
      // What is kept goes on holding the place.
      return { ...entry, value: { ...entry.value, html } }
    }
    if (isFile(entry?.value)) finishFile(entry.value)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    const [, value] = args
    const [key, , context] = args
    if (isFile(value)) {
      await super.set(key, { ...value }, context)
      finishFile(value)
      return
    }
    if (!isPage(value)) return super.set(...args)
    measure('bib_page_cache_total', { result: 'render' })
    // What is kept has marks: another start may have other addresses (docs/decisions/028).
    const kept = { ...value, segmentData: undefined }
    // The caller sends this very object on as the first answer: it must be changed in place.
    preparePage(value)
    if (value.status === NOT_FOUND) {
      // Nothing was there at this moment: a record that comes back, or comes late, must be found (decisions/012).
      value.headers = { ...value.headers, 'cache-control': 'no-store' }
    } else {
      // Kept in memory at once; the visitor who asked first does not wait for the disk (docs/measuring.md, budget 11).
      super.set(key, kept, context).catch(reportUnwritten)
    }
    value.html = await withAnnouncement(value, key)
  }
}

/** The key under which Next looks for a page cache of the process. */
const HANDLERS = Symbol.for('@next/cache-handlers')

/**
 * Makes `PageCache` the page cache of this process. Named as `cacheHandler` in next.config.ts, Next
 * would import it anew for each request, a tenth of the work of an answer (docs/decisions/001).
 */
export const installPageCache = (): void => {
  Reflect.set(globalThis, HANDLERS, { FetchCache: PageCache })
}
