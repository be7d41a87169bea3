import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../lib/config/locales.ts'
import { writeUnlessSame } from './write-unless-same.ts'

const MESSAGES = /\.json$/

const namespacesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => MESSAGES.test(name))
    .map((name) => name.replace(MESSAGES, ''))
    .toSorted()

/** A declaration of the very texts of a JSON file; texts of TypeScript's own reading of JSON are mere strings. */
const declarationOf = (text: string) =>
  `declare const messages: ${text.trim()}\nexport default messages\n`

const indexOf = (files: Readonly<Record<string, readonly string[]>>): string => {
  const names = files[DEFAULT_LOCALE] ?? []
  const imports = names.map(
    (name) => `import type ${name} from '#locales/${DEFAULT_LOCALE}/messages/${name}.json'`,
  )
  const fields = names.map((name) => `  ${name}: typeof ${name}`)
  return `${imports.join('\n')}

export type Messages = {
${fields.join('\n')}
}

export const MESSAGE_FILES = ${JSON.stringify(files, null, 2)} satisfies Record<string, (keyof Messages)[]>
`
}

/**
 * Writes beside each English message file a declaration of its texts (`home.d.json.ts`), from which TypeScript checks the
 * arguments of a message, and as `to` the list of the files that each language has, with the type of all.
 */
export const writeMessageTypes = async (locales: string, to: string): Promise<void> => {
  const folderOf = (locale: string) => join(locales, locale, 'messages')
  const files = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await namespacesIn(folderOf(locale))] as const),
  )
  const english = folderOf(DEFAULT_LOCALE)
  await Promise.all(
    (await namespacesIn(english)).map(async (name) => {
      const text = await readFile(join(english, `${name}.json`), 'utf8')
      await writeUnlessSame(join(english, `${name}.d.json.ts`), declarationOf(text))
    }),
  )
  await writeUnlessSame(to, indexOf(Object.fromEntries(files)))
}
