import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../lib/config/locales.ts'
import { writeUnlessSame } from './write-unless-same.ts'

const MESSAGES = /\.json$/

/** Folders of a language that hold messages: those of the site's pages, and those of the services. */
type Folder = 'messages' | 'services'

/** The words of drawn sheets: lists of pairs and amounts, whose shape TypeScript can check by the texts alone, so in each language. */
const SHEETS = 'sheets'

const namespacesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => MESSAGES.test(name))
    .map((name) => name.replace(MESSAGES, ''))
    .toSorted()

/** A declaration of the very texts of a JSON file; texts of TypeScript's own reading of JSON are mere strings. */
const declarationOf = (text: string) =>
  `declare const messages: ${text.trim()}\nexport default messages\n`

const declareAll = async (folder: string, names: readonly string[]): Promise<void> => {
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, `${name}.json`), 'utf8')
      await writeUnlessSame(join(folder, `${name}.d.json.ts`), declarationOf(text))
    }),
  )
}

const localOf = (folder: Folder, name: string) => `${folder}_${name}`

const importsOf = (folder: Folder, names: readonly string[]) =>
  names.map(
    (name) =>
      `import type ${localOf(folder, name)} from '#locales/${DEFAULT_LOCALE}/${folder}/${name}.json'\n`,
  )

const fieldsOf = (folder: Folder, names: readonly string[]) =>
  names.map((name) => `  ${name}: typeof ${localOf(folder, name)}\n`).join('')

type Found = { files: Readonly<Record<string, readonly string[]>>; services: readonly string[] }

const indexOf = ({ files, services }: Found): string => {
  const names = files[DEFAULT_LOCALE] ?? []
  return `${[...importsOf('messages', names), ...importsOf('services', services)].join('')}
export type Messages = {
${fieldsOf('messages', names)}}

/** The messages of the services, typed by the English ones. */
export type ServiceMessages = {
${fieldsOf('services', services)}}

export const MESSAGE_FILES = ${JSON.stringify(files, null, 2)} satisfies Record<string, (keyof Messages)[]>
`
}

/**
 * Writes beside each English message file, and beside the words of drawn sheets, a declaration of its texts
 * (`home.d.json.ts`), from which TypeScript checks the arguments of a message, and as `to` the list of the pages' files that
 * each language has, with the types of all.
 */
export const writeMessageTypes = async (locales: string, to: string): Promise<void> => {
  const folderOf = (locale: string) => join(locales, locale, 'messages')
  const files = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await namespacesIn(folderOf(locale))] as const),
  )
  const english = folderOf(DEFAULT_LOCALE)
  const ofServices = join(locales, DEFAULT_LOCALE, 'services')
  const services = await namespacesIn(ofServices)
  await declareAll(english, await namespacesIn(english))
  await declareAll(ofServices, services)
  await Promise.all(LOCALE_CODES.map((locale) => declareAll(join(locales, locale), [SHEETS])))
  await writeUnlessSame(to, indexOf({ files: Object.fromEntries(files), services }))
}
