import { rename, writeFile } from 'node:fs/promises'

let written = 0

/** Writes a file under another name first: a process that ends meanwhile leaves no half of it behind. */
export const writeWholeFile = async (path: string, data: string | Buffer): Promise<void> => {
  written += 1
  const unfinished = `${path}.${process.pid}-${written}.part`
  await writeFile(unfinished, data)
  await rename(unfinished, path)
}
