import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Removing some databases takes a busy disk its time. */
const PATIENCE_MS = 60_000

let parent: string | undefined

/** Made where the first folder is asked for; cleared here, once a file: what is hooked on within a test is never called. */
afterAll(() => {
  if (parent) rmSync(parent, { recursive: true, force: true, maxRetries: 5 })
}, PATIENCE_MS)

/** A new folder that is gone after the tests of the file. */
export const tempDir = (): string => {
  parent ??= mkdtempSync(join(tmpdir(), 'bib-services-'))
  return mkdtempSync(join(parent, 'data-'))
}
