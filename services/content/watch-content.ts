import { mkdir } from 'node:fs/promises'
import type { Log } from '#lib/util/log.ts'
import { CONTENT_SETTLE_MS } from '#services/content/content-store.ts'
import type { ContentStore } from './content-store.ts'

/** Milliseconds between two looks of the content service at its folder; more where it holds thousands of files. */
export const CONTENT_SCAN_MS = 1500

/** The pause is this many times as long as the look before it, within bounds: ten thousand files take a while to read. */
const REST = 20

const LONGEST_PAUSE_MS = 4000

type Options = { folder: string; content: ContentStore; log: Log }

/**
 * Polls the content folder; returns the function that stops it. It polls, since network drives and mounted volumes send no notices of
 * changes (decisions/012).
 */
export const watchContent = async ({ folder, content, log }: Options): Promise<() => void> => {
  await mkdir(folder, { recursive: true }).catch((error: unknown) =>
    log.warn({ err: error }, 'The content folder cannot be made: create it or set CONTENT_DIR'),
  )
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    const start = performance.now()
    const { isUnsettled } = await content.scan()
    const rest = (performance.now() - start) * REST
    const usual = Math.min(Math.max(CONTENT_SCAN_MS, rest), LONGEST_PAUSE_MS)
    const pause = isUnsettled ? CONTENT_SETTLE_MS : usual
    if (!isOver) timer = setTimeout(() => void look(), pause).unref()
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
