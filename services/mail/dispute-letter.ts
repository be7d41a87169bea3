import type { Locale } from '#lib/config/locales.ts'
import { writtenDay, type Reader } from '#services/papers/written.ts'
import type { SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Mail, type Letter, MAIL_DATA } from './letter.ts'

type LetterRequest = {
  mail: Mail
  language: Locale
  row: SubscriptionRow
  reader: Reader
  kind: 'disputed' | 'dispute-won'
}

/** The letter that a payment is disputed, or that its dispute was won: on appeal even after the subscription has ended. */
export const disputeLetter = ({
  mail,
  language,
  row,
  reader,
  kind,
}: LetterRequest): Pick<Letter, 'subject' | 'opening' | 'ending'> => {
  const { disputed, disputeWon } = wordsOf(language).subscriptionMail
  const { orderNumber: order } = MAIL_DATA[kind].parse(mail.data)
  if (kind === 'disputed') {
    const { subject, intro, access, mistake } = disputed
    const opening = [fillWords(intro, { order }), access]
    return { subject: fillWords(subject, { order }), opening, ending: [mistake] }
  }
  const { subject, intro, access, again } = disputeWon
  const date = writtenDay(row.periodEnd, reader)
  const then = row.state === 'ended' ? fillWords(again, { date }) : access
  const opening = [fillWords(intro, { order }), then]
  return { subject: fillWords(subject, { order }), opening, ending: [] }
}
