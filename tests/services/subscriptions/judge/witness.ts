import { PLAN_IDS, PLAN_NAMES } from '#lib/config/plans.ts'
import type { Fact, Holding, Saying } from './story.ts'

/** A mail as it lies in a mailbox. */
export type Read = { kind: string; subject: string; text: string }

/** The words of a page without its markup. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim()

const amountIn = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)

/** A day as it is written; its noon stands for it. */
const dayIn = (text: string): number => Date.parse(`${text} 17:00 UTC`)

const namedIn = (name: string | undefined, seats: string | undefined): Holding | null => {
  const plan = PLAN_IDS.find((id) => PLAN_NAMES[id] === name)
  return plan ? { plan, seats: Number(seats ?? 1) } : null
}

/** What the account page says that its owner has. */
export const holdingIn = (words: string): Holding | null => {
  const [, name, seats] = /Licen[sc]e (\w+) (\d+) users?/.exec(words) ?? []
  return namedIn(name, seats)
}

const MORE = /you won’t be charged again/i

/** Whether a page promises that nothing more is charged. */
export const promisesNothingMore = (words: string): boolean => MORE.test(words)

const SAYINGS: readonly { kinds: RegExp; words: RegExp; says: Saying['says'] }[] = [
  { kinds: /./, words: MORE, says: 'nothing-more' },
  { kinds: /^declaration$/, words: /(?:full|whole) amount/, says: 'whole-amount' },
  { kinds: /^refund$/, words: /licen[sc]e[^.]* (?:has|have) ended/, says: 'licence-ended' },
  { kinds: /^charge-failed$/, words: /declined/, says: 'declined' },
  { kinds: /^subscription-ended$/, words: /has ended/, says: 'ended' },
]

const NOTICE = /renews on (?<day>\w+ \d+, \d{4})/
const ITEM = /(?<name>\w+) \((?<seats>\d+) users?\)/
const AMOUNT = /we’ll charge (?<amount>\$[\d,.]*\d)/

const noticeIn = (words: string, at: number): Fact[] => {
  const day = NOTICE.exec(words)?.groups?.day
  const amount = AMOUNT.exec(words)?.groups?.amount
  const item = ITEM.exec(words)?.groups
  const holding = namedIn(item?.name, item?.seats)
  if (!day || !amount || !holding) throw new Error(`A notice that nobody understands: ${words}`)
  const text = `A mail announces: ${amount} on ${day} for ${holding.plan} for ${holding.seats}.`
  const told = { total: amountIn(amount), day: dayIn(day) }
  return [{ kind: 'offer', what: 'renewal', at, ...told, ...holding, text }]
}

/** What a mail says about money. */
export const readMail = ({ kind, subject, text }: Read, at: number): Fact[] => {
  const words = wordsOf(`${subject}. ${text}`)
  const said = SAYINGS.filter((one) => one.kinds.test(kind) && one.words.test(words))
  return [
    ...(kind === 'renewal-notice' ? noticeIn(words, at) : []),
    ...said.map(({ says, words: sought }): Fact => {
      const quote = words.split(/(?<=\.) /).find((sentence) => sought.test(sentence))
      return { kind: 'said', says, at, text: `A mail says: “${quote}”` }
    }),
  ]
}

/** The number of the order that a receipt is of. */
export const orderIn = ({ kind, text }: Read): string | undefined =>
  kind === 'receipt' ? /BB-\d{10}/.exec(text)?.[0] : undefined
