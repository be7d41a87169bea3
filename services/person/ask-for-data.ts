import { and, eq, gt } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { putMail } from '#services/outbox/put-mail.ts'

/** The path of the file below the web app; the mail's id names it, and only the account that asked gets it. */
const DATA_FILE_PLACE = 'account/data/file/'

type Asked = { userId: string; email: string; language: Locale; now: Date }

/** Has an account mailed a link to its data, once a day. */
export const askForData = (
  database: Database,
  { userId, email, language, now }: Asked,
): Promise<void> =>
  putMail(database, {
    key: `data:${userId}:${now.toISOString().slice(0, 10)}`,
    kind: 'data',
    language,
    recipient: email,
    data: {},
    now,
  })

/** The address of the file that a mail names. */
export const dataFileAddress = (
  id: string,
  { webAppUrl, locale }: { webAppUrl: string; locale: Locale },
): string =>
  `${webAppUrl}/${DATA_FILE_PLACE}?${new URLSearchParams({ id, [QUERY.language]: locale })}`

/** Tells whether a mail to this address named its file within a day. */
export const namesData = async (
  database: Database,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<boolean> => {
  const isOwn = and(
    eq(outboxMails.id, id),
    eq(outboxMails.kind, 'data'),
    eq(outboxMails.recipient, email),
    gt(outboxMails.createdAt, new Date(now.getTime() - DAY_MS)),
  )
  return (await database.$count(outboxMails, isOwn)) > 0
}
