import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A new folder that is gone after the tests of the file. */
export const tempDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bib-services-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
