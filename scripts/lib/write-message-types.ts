import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeUnlessSame } from './write-unless-same.ts'

const MESSAGES = /\.json$/

/**
 * Writes beside each JSON file of a folder a declaration of its very texts (`home.d.json.ts`), from which TypeScript
 * checks the arguments of a message. Texts of its own reading of JSON are mere strings.
 */
export const writeMessageTypes = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => MESSAGES.test(name))
  await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), 'utf8')).trim()
      const declaration = `declare const messages: ${text}\nexport default messages\n`
      await writeUnlessSame(join(folder, name.replace(MESSAGES, '.d.json.ts')), declaration)
    }),
  )
}
