import type { AffiliateEvent } from '#features/affiliate/affiliate-events.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { putMail } from '#services/outbox/put-mail.ts'

type AffiliateNotice = {
  event: AffiliateEvent
  /** The subject of the mail, by which it is sent once. */
  about: string
  recipient: string
  language: Locale
  data?: Record<string, string>
  now: Date
}

/** Writes to an affiliate, in the transaction of what the mail tells of; nothing where the account is closed. */
export const writeTo = async (
  writing: Pick<Database, 'insert'>,
  { event, about, recipient, language, data, now }: AffiliateNotice,
): Promise<void> => {
  if (recipient === '') return
  await putMail(writing, {
    key: `affiliate:${about}`,
    kind: 'affiliate',
    language,
    recipient,
    data: { event, ...data },
    now,
  })
}
