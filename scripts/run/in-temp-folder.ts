import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives some work a folder of its own, which goes when the work is done. */
export const inTempFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'bib-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
