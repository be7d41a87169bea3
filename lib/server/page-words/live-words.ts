import 'server-only'
import own from '#generated/named-records.json'
import type { ShownWords } from '#lib/config/contexts.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import type { Locale } from '#lib/config/locales.ts'
import { shortenPageLife } from '#lib/next/page-life.ts'
import { mergedNamed } from '#lib/records/named-index.ts'
import { openWords, wordsEdition } from '#lib/records/open-words.ts'
import { replacedFault, withWord, type MessageTree } from '#lib/records/replaced-word.ts'
import type { WordsEntry } from '#lib/records/words-index.ts'
import { knownRecords } from '#lib/server/records/known-records.ts'
import { siteLog } from '#lib/server/site-log.ts'
import { rareLine } from '#lib/util/rare-line.ts'

const knownWords = mergedNamed('words', { own, live: () => knownRecords().named() })

type Page = { locale: Locale; shown: ShownWords }

/** The records whose words a page shows; `null` where this process knows of no such list, or no such record. */
const recordsOf = async ({ locale, shown }: Page): Promise<readonly WordsEntry[] | null> => {
  if (shown.until === undefined) {
    const open = openWords(knownWords(), { locale, now: Date.now() })
    return (await wordsEdition(open)) === shown.hash ? open : null
  }
  const previewed = Object.values(knownWords()).filter(
    (entry) => entry?.hash === shown.hash && entry.locale === locale,
  )
  return previewed.length > 0 ? previewed.filter((entry) => entry !== null) : null
}

/** The same, asking anew where the edge has heard of a change before this process; a page that shows another list all the same is made again soon. */
const shownRecords = async (page: Page): Promise<readonly WordsEntry[]> => {
  await knownRecords().refresh()
  const known = await recordsOf(page)
  if (known) return known
  await knownRecords().renew()
  const renewed = await recordsOf(page)
  if (renewed) return renewed
  await shortenPageLife()
  const { locale, shown } = page
  return shown.until === undefined ? openWords(knownWords(), { locale, now: Date.now() }) : []
}

const logRefusal = (reason: string) =>
  rareLine(siteLog(serverEnv().LOG_LEVEL), {
    level: 'error',
    line: { event: 'landing record refused', reason },
  })

/**
 * The messages of a language with the words of records in their places. One that this build cannot use, since the content service is
 * of another age, leaves the word of the build.
 */
export const withLiveWords = async (messages: MessageTree, page: Page): Promise<MessageTree> => {
  const records = await shownRecords(page)
  const words = records.flatMap((record) => Object.entries(record.words))
  return words.reduce((changed, [key, text]) => {
    const fault = replacedFault(messages, { key, text })
    if (fault === undefined) return withWord(changed, { key, text })
    logRefusal(`words ${page.locale} "${key}" ${fault}.`)
    return changed
  }, messages)
}
