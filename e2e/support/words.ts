import type { Locale } from '../../lib/config/locales.ts'
import { readMessages } from '../../tests/support/messages.ts'

/** Gives the texts of a message file by key; throws for a key that the file lacks. */
export const readWords = async (locale: Locale, namespace: string) => {
  const messages = await readMessages(locale, namespace)
  return (key: string): string => {
    const text = messages.get(key)
    if (text === undefined)
      throw new Error(`locales/${locale}/messages/${namespace}.json has no ${key}.`)
    return text
  }
}
