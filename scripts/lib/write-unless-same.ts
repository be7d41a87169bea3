import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from '#lib/util/error-code.ts'

const readIfThere = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Writes a file unless it holds this text already: one written anew would make the bundler of `npm run dev` compile it again. */
export const writeUnlessSame = async (path: string, text: string): Promise<void> => {
  if ((await readIfThere(path)) === text) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
