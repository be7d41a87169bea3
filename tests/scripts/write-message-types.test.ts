import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writeMessageTypes } from '../../scripts/lib/write-message-types.ts'
import { tempTree } from './temp-tree.ts'

const HOME = '{\n  "title": "{count} templates"\n}'

const SHEETS = '{ "months": { "rows": [["Rent", 900]] } }'

/** The same files in each language, and some in English alone. */
const locales = (english: Readonly<Record<string, string>> = {}) => {
  const everywhere = LOCALE_CODES.flatMap((locale) => [
    [`${locale}/messages/home.json`, HOME] as const,
    [`${locale}/sheets.json`, SHEETS] as const,
  ])
  const services = { 'en/services/mail.json': HOME }
  return tempTree({ ...Object.fromEntries(everywhere), ...services, ...english })
}

describe('the types of messages', () => {
  it('are the very texts, beside each file', async () => {
    const folder = locales({ 'en/messages/shell.json': '{}', 'en/messages/notes.md': '' })
    const index = join(folder, 'messages.ts')
    await writeMessageTypes(folder, index)
    const types = readFileSync(join(folder, 'en/messages/home.d.json.ts'), 'utf8')
    expect(types).toBe(`declare const messages: ${HOME}\nexport default messages\n`)
    expect(statSync(join(folder, 'en/messages/shell.d.json.ts')).isFile()).toBe(true)
    expect(readFileSync(index, 'utf8')).toContain(
      '  home: typeof messages_home\n  shell: typeof messages_shell\n',
    )
  })

  it('tell the words of the services from those of the pages', async () => {
    const folder = locales()
    const index = join(folder, 'messages.ts')
    await writeMessageTypes(folder, index)
    expect(statSync(join(folder, 'en/services/mail.d.json.ts')).isFile()).toBe(true)
    expect(readFileSync(index, 'utf8')).toContain(
      'export type ServiceMessages = {\n  mail: typeof services_mail\n}',
    )
  })

  it('hold the pairs of drawn sheets in every language', async () => {
    const folder = locales()
    await writeMessageTypes(folder, join(folder, 'messages.ts'))
    for (const locale of LOCALE_CODES) {
      const types = readFileSync(join(folder, locale, 'sheets.d.json.ts'), 'utf8')
      expect(types).toBe(`declare const messages: ${SHEETS}\nexport default messages\n`)
    }
  })

  it('come with the files that each language has', async () => {
    const folder = locales({ 'en/messages/shell.json': '{}' })
    const index = join(folder, 'messages.ts')
    await writeMessageTypes(folder, index)
    const { MESSAGE_FILES }: { MESSAGE_FILES: unknown } = await import(index)
    const others = LOCALE_CODES.filter((locale) => locale !== 'en')
    expect(MESSAGE_FILES).toEqual({
      en: ['home', 'shell'],
      ...Object.fromEntries(others.map((locale) => [locale, ['home']])),
    })
  })

  it('are not written again while the messages are the same', async () => {
    const folder = locales()
    const index = join(folder, 'messages.ts')
    await writeMessageTypes(folder, index)
    const files = [join(folder, 'en/messages/home.d.json.ts'), index]
    for (const file of files) utimesSync(file, 1, 1)
    await writeMessageTypes(folder, index)
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual([1000, 1000])
  })
})
