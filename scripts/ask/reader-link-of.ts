import { LOGIN_LINK_TTL_S } from '#services/account/login-link.ts'
import { readerLinkAddress } from '#services/account/reader-link.ts'
import type { Row } from '#services/db/read-rows.ts'
import { MAIL_DATA } from '#services/mail/letter.ts'

type Options = { webAppUrl: string; hashKey: string; now: Date }

/** Where the newest link into the results leads that no mail brought and that is not too old; `mails` are the newest first. */
export const readerLinkOf = (
  mails: readonly Row[],
  { now, ...places }: Options,
): string | undefined => {
  const mail = mails.find(({ kind }) => kind === 'results-login')
  if (mail?.state !== 'waits') return undefined
  const age = now.getTime() - Date.parse(String(mail.created_at))
  if (age > LOGIN_LINK_TTL_S * 1000) return undefined
  return readerLinkAddress(MAIL_DATA['results-login'].parse(mail.data).link, places)
}
