import { randomUUID } from 'node:crypto'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { affiliateClicks, events, users } from '#services/db/schema.ts'
import { attemptFor, newQuote } from './purchase.ts'

/** Of whenever the book has prices: what is counted is the amount of the order. */
const QUOTE = newQuote(Date.parse('2026-12-01'))

type Consent = 'accepted' | 'undecided' | 'declined'

/** Something that happened, with everything that a report may count it by; amounts in minor units. */
export type CampaignFact = {
  kind: 'view' | 'click' | 'account' | 'order' | 'renewal' | 'change' | 'refund'
  at: Date
  language: Locale | '(closed account)' | '(marketplace)'
  source: string | null
  medium: string | null
  campaign: string | null
  affiliate: number | null
  consent: Consent | 'not-needed'
  amount: number
  currency: 'USD' | 'EUR' | 'JPY' | null
}

const pick = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}

const WAYS: readonly Pick<CampaignFact, 'source' | 'medium' | 'campaign'>[] = [
  { source: 'google', medium: 'cpc', campaign: 'spring' },
  { source: 'google', medium: 'cpc', campaign: ' Spring ' },
  { source: 'google', medium: 'organic', campaign: null },
  { source: 'newsletter', medium: 'email', campaign: "it's" },
  { source: null, medium: null, campaign: null },
]

const KINDS = [
  'view',
  'view',
  'view',
  'account',
  'order',
  'renewal',
  'change',
  'refund',
  'click',
] as const

type Kind = CampaignFact['kind']

const PAID: readonly Kind[] = ['order', 'renewal', 'change', 'refund']

const VIEW_ANSWERS = ['accepted', 'undecided', 'undecided'] as const
const ANSWERS = ['accepted', 'undecided'] as const

/** Accounts and orders have an answer, and some visitors declined; other facts of the ledger need none. */
const consentOf = (kind: Kind, at: number): CampaignFact['consent'] => {
  if (kind === 'view') return pick(VIEW_ANSWERS, Math.floor(at / 9))
  if (kind !== 'account' && kind !== 'order') return 'not-needed'
  return at % 7 === 0 ? 'declined' : pick(ANSWERS, Math.floor(at / 18))
}

type Way = (typeof WAYS)[number]

const wayOf = ({ kind, consent }: Pick<CampaignFact, 'kind' | 'consent'>, way: Way): Way => {
  if (kind === 'click') return { source: 'affiliate', medium: null, campaign: null }
  if (consent === 'declined') return { source: '(declined)', medium: null, campaign: null }
  return kind === 'view' ? way : { ...way, source: way.source ?? '(none)' }
}

const paidOf = (kind: Kind, at: number): Pick<CampaignFact, 'amount' | 'currency'> =>
  PAID.includes(kind)
    ? {
        amount: (kind === 'refund' ? -1 : 1) * (1000 + at),
        currency: pick(['USD', 'EUR', 'JPY'] as const, at),
      }
    : { amount: 0, currency: null }

const affiliateOf = ({ kind, consent }: Pick<CampaignFact, 'kind' | 'consent'>, at: number) =>
  kind === 'click' || (kind !== 'view' && consent !== 'declined' && at % 5 === 0)
    ? pick([77, 78], at)
    : null

/** Facts of eleven days, the same each time: every kind by every way, some declined, some of nobody's choice. */
export const campaignFacts = (start: number): CampaignFact[] =>
  Array.from({ length: 990 }, (_fact, at): CampaignFact => {
    const kind = pick(KINDS, at)
    const known = { kind, consent: consentOf(kind, at) }
    const isClosed = kind === 'account' && at % 4 === 0
    return {
      ...known,
      ...wayOf(known, pick(WAYS, Math.floor(at / 9))),
      ...paidOf(kind, at),
      at: new Date(start + (at % 11) * 86_400_000 + (at % 23) * 3_600_000),
      language: isClosed ? '(closed account)' : pick(['en', 'fr', 'de'] as const, at),
      affiliate: affiliateOf(known, at),
    }
  })

const viewOf = (fact: CampaignFact) => ({
  id: randomUUID(),
  name: 'landing view',
  category: 'Landing',
  label: 'Demo',
  language: fact.language,
  path: '/docs/campaigns',
  visitId: fact.consent === 'accepted' ? 'a'.repeat(32) : null,
  source:
    fact.source === null
      ? null
      : {
          SourceChannel: fact.source,
          ...(fact.campaign !== null && { SourceCampaign: fact.campaign }),
          ...(fact.medium !== null && { CustomTracking: { medium: fact.medium } }),
        },
  happenedAt: fact.at,
  receivedAt: fact.at,
})

const accountOf = ({ language, at }: CampaignFact) => {
  const email = `${randomUUID()}@example.com`
  return {
    id: randomUUID(),
    email,
    emailNormalized: email,
    passwordHash: 'none',
    passwordGenerated: true,
    ipAddress: '203.0.113.7',
    language,
    docName: 'Demo',
    creationPage: 'localhost:3000/docs/campaigns',
    ledgerId: randomUUID(),
    createdAt: at,
  }
}

const orderOf = (
  { language, kind, amount, currency, at }: CampaignFact,
  more: { userId: string; receipt: number },
) => {
  const { buyer, consent } = attemptFor(QUOTE)
  return {
    ...more,
    number: `C-${more.receipt}`,
    kind: kind === 'renewal' || kind === 'change' ? kind : ('first' as const),
    madeAccount: false,
    language: language.startsWith('(')
      ? ('en' as const)
      : pick(
          (['en', 'fr', 'de'] as const).filter((code) => code === language),
          0,
        ),
    buyer,
    quote: QUOTE,
    seats: 1,
    currency: currency ?? ('USD' as const),
    amount: Math.abs(amount),
    taxes: [],
    total: Math.abs(amount),
    method: 'card' as const,
    paymentId: randomUUID(),
    consent,
    paidAt: at,
    renewsAt: at,
  }
}

const entryOf = (fact: CampaignFact) => ({
  key: `campaigns:${randomUUID()}`,
  kind: fact.kind === 'view' ? ('click' as const) : fact.kind,
  happenedAt: fact.at,
  rule: 'signed-up',
  section: 'S1',
  consent: fact.consent,
  firstSource: '(unknown)',
  lastSource: fact.source ?? '(none)',
  lastMedium: fact.medium,
  lastCampaign: fact.campaign,
  affiliateId: fact.affiliate,
  amount: fact.currency === null ? null : fact.amount,
  currency: fact.currency,
})

/** Writes each fact where the services keep it: views as events, the others as rows of the ledger beside what they lead to. */
export const fillCampaigns = async (
  database: Database,
  facts: readonly CampaignFact[],
): Promise<void> => {
  const views = facts.filter(({ kind }) => kind === 'view').map(viewOf)
  await database.insert(events).values(views)
  const [buyer] = facts.map(accountOf)
  if (!buyer) return
  await database.insert(users).values(buyer)
  let receipt = 70_000
  for (const fact of facts.filter(({ kind }) => kind !== 'view')) {
    const entry = entryOf(fact)
    receipt += 1
    if (fact.kind === 'account') {
      const account = accountOf(fact)
      if (fact.language !== '(closed account)') await database.insert(users).values(account)
      await database.insert(ledgerEntries).values({ ...entry, accountId: account.ledgerId })
    } else if (fact.kind === 'click') {
      const transactionId = randomUUID()
      await database.insert(affiliateClicks).values({
        transactionId,
        clickKey: transactionId,
        offerId: 1,
        affiliateId: fact.affiliate ?? 0,
        page: '/start',
        language: fact.language,
        isPaid: false,
        createdAt: fact.at,
      })
      await database.insert(ledgerEntries).values({ ...entry, affiliateTransaction: transactionId })
    } else {
      const order = orderOf(fact, { userId: buyer.id, receipt })
      await database.insert(orders).values(order)
      await database.insert(ledgerEntries).values({ ...entry, orderNumber: order.number })
    }
  }
}
