import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { LOGIN_LINK_TTL_S } from '#services/account/login-link.ts'
import type { Database } from '#services/db/database.ts'
import { resultsLinks } from '#services/db/experiment-schema.ts'
import { keyedHash, keyedHashes } from '#services/keys/keyed-hash.ts'
import { signedLinks } from '#services/keys/signed-link.ts'
import { putMail } from '#services/outbox/put-mail.ts'

/** The address of a link into the results, and the id of the link that a query names. */
export const { addressOf: readerLinkAddress, idIn: readerLinkIn } = signedLinks(
  'results link',
  '/results/link',
)

/** So many links of a reader work at a time, each in the browser that asked: a stranger who keeps asking fills this after more than one network has (`LINK_TRIES`). */
export const OPEN_READER_LINKS = 20

const keyedBrowser = (browser: string, key: string) =>
  ({ key, purpose: 'results browser', value: browser }) as const

type LinkInput = {
  /** Normalized. */
  email: string
  readers: readonly string[]
  /** The secret cookie of the browser that asks. */
  browser: string
  hashKey: string
  now: Date
}

/** Mails a reader a link; does nothing for any other address, nor for one of whom too many work. */
export const askReaderLink = async (database: Database, asked: LinkInput): Promise<void> => {
  const { email, readers, browser, hashKey, now } = asked
  const id = randomUUID()
  await database.transaction(async (writing) => {
    // Counted for strangers too, so that answers to both take as long.
    const open = await writing.$count(
      resultsLinks,
      and(eq(resultsLinks.reader, email), gt(resultsLinks.expiresAt, now)),
    )
    if (!readers.includes(email) || open >= OPEN_READER_LINKS) return
    await writing.insert(resultsLinks).values({
      id,
      reader: email,
      browserHash: keyedHash(keyedBrowser(browser, hashKey)),
      expiresAt: new Date(now.getTime() + LOGIN_LINK_TTL_S * 1000),
    })
    await putMail(writing, {
      key: `results-login:${id}`,
      kind: 'results-login',
      language: 'en',
      recipient: email,
      data: { link: id },
      now,
    })
  })
}

type Shown = { id: string; browser: string; hashKey: string; now: Date }

/** Uses a link up in the browser that asked for it; undefined for any other browser, which leaves it as it is, and for one that is used or expired. One statement, so of many at once one wins. */
export const consumeReaderLink = async (
  database: Database,
  { id, browser, hashKey, now }: Shown,
): Promise<string | undefined> => {
  const [used] = await database
    .delete(resultsLinks)
    .where(
      and(
        eq(resultsLinks.id, id),
        inArray(resultsLinks.browserHash, keyedHashes(keyedBrowser(browser, hashKey))),
        gt(resultsLinks.expiresAt, now),
      ),
    )
    .returning({ reader: resultsLinks.reader })
  return used?.reader
}
