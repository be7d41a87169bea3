import { attemptFor, buyerOf, newQuote } from '../../support/purchase.ts'
import { isOf } from './case.ts'
import { tell, type Doing, type Life, type Step } from './steps.ts'
import { dollars, holdingText, type Fact } from './story.ts'
import { visitorOf } from './visitor.ts'
import { promisesNothingMore, wordsOf } from './witness.ts'

const hearPage = ({ bench, facts }: Life, words: string) => {
  if (!promisesNothingMore(words)) return
  const text = 'The page says: “Nothing more is charged.”'
  facts.push({ at: bench.clock.time, kind: 'said', says: 'nothing-more', text })
}

const BILLING = 'account/billing/'

const openBilling = async (life: Life) => {
  const shown = await visitorOf(life.bench, life.email).visit(BILLING)
  hearPage(life, wordsOf(await shown.text()))
}

const buy = async ({ life, step: { plan } }: Doing<'buy'>) => {
  const { bench, bank, email, place, facts } = life
  const buyer = buyerOf(() => bench)
  const { id, quote } = await buyer.keep({
    language: 'en',
    quote: newQuote(bench.clock.time, plan),
  })
  const methodToken = await bank.newToken()
  const attempt = { ...attemptFor(quote, { email, place }), methodToken, provider: bank.name }
  const { status } = await buyer.tryToPay(id, attempt)
  const { total, seats } = attempt
  const text = `The customer buys ${holdingText({ plan, seats })}: the page says ${dollars(total)}.`
  if (status !== 201) return tell(life, { text: `${text} It is refused.`, act: 'details' })
  const at = bench.clock.time
  facts.push({ kind: 'offer', what: 'buy', at, day: at, total, plan, seats, text })
  await bank.pay({ id, net: quote.amount })
}

/** What the page has its button send along: what is due now, or that it begins later; what it costs more on the day of an announced renewal. */
const SHOWN = /name="shown"\s+value="((\d+|next)(?:-(\d+))?(?:-told)?)"/

type Told = Extract<Fact, { kind: 'offer' }>

type Pressing = { told: Told; more: string | undefined; press: () => Promise<number> }

/** What a page says of the day of an announced renewal: a charge of its own, or nothing but another plan for the same amount. */
const hearMore = ({ facts }: Life, { told, more }: { told: Told; more: number }) => {
  const renewal = facts.findLast((fact) => isOf(fact, 'offer') && fact.what === 'renewal')
  if (renewal?.kind !== 'offer') return
  const text = `The page says ${dollars(more)} more on the day of the renewal, for ${holdingText(told)}.`
  const charge =
    more > 0 ? { ...told, total: more } : { ...told, what: renewal.what, total: renewal.total }
  facts.push({ ...charge, day: renewal.day, text })
}

const CHECK = 'account/billing/plan/check/'

/** What the page of another plan says; without `shown` it cannot be had. */
const askFor = async ({ bench, email }: Life, chosen: { to: string }) => {
  const checked = await visitorOf(bench, email).send(CHECK, chosen)
  const asked = await checked.text()
  const [, shown, due, more] = SHOWN.exec(asked) ?? []
  if (!shown && asked.includes('name="shown"')) throw new Error('A sum that nobody understands')
  const total = due === 'next' ? undefined : Number(due)
  return { shown, total, more, status: checked.status }
}

/** Takes a larger plan at once, for what the page has said. */
const takeNow = async (life: Life, { told, more, press }: Pressing) => {
  if (told.total > 0) life.facts.push(told)
  if ((await press()) !== 303) return
  if (told.total === 0) life.facts.push(told)
  if (more !== undefined) hearMore(life, { told, more: Number(more) })
}

const change = async ({ life, step: { to } }: Doing<'change'>) => {
  const { bench, email } = life
  const at = bench.clock.time
  const chosen = { to: `${to.plan}-${to.seats}` }
  const wanted = `The customer chooses ${holdingText(to)} on Billing`
  const { shown, total, more, status } = await askFor(life, chosen)
  if (!shown) {
    const text = `${wanted}, the present plan or none that can be had: ${status}.`
    return tell(life, { text, act: 'details' })
  }
  const press = async () => (await visitorOf(bench, email).send(CHECK, { ...chosen, shown })).status
  if (total !== undefined) {
    const text = `${wanted}; the page says ${dollars(total)}.`
    const told = { kind: 'offer', what: 'change', at, day: at, total, text, ...to } as const
    return takeNow(life, { told, more, press })
  }
  await press()
  const text = `${wanted}; the page says that it begins with the next period.`
  tell(life, { text, act: 'change' })
}

const card = async ({ life, step }: Doing<'card'>) => {
  const { bench, bank, email } = life
  const led = await visitorOf(bench, email).visit('account/billing/card/')
  const page = led.headers.get('Location') ?? ''
  const status = page ? await bank.takeCard({ page, card: step.card }) : led.status
  const isTaken = status === 303
  const text = `The customer leaves a card (${step.card}) on the card page${isTaken ? '' : `, which answers ${status}`}.`
  tell(life, { text, act: 'card', isGood: step.card === 'good' && isTaken })
  await openBilling(life)
}

const press = async ({ life, step }: Doing<'stop' | 'resume'>) => {
  const answered = await visitorOf(life.bench, life.email).send(`${BILLING}${step.do}/`)
  const isResumed = answered.headers.get('Location')?.includes('said=resumed') ?? false
  const inVain = isResumed ? '' : ', in vain'
  if (step.do === 'stop') tell(life, { text: 'The customer turns renewal off.', act: 'stop' })
  else {
    const text = `The customer turns renewal on again${inVain}.`
    tell(life, { text, act: isResumed ? 'resume' : 'details' })
  }
  await openBilling(life)
}

const close = async ({ life }: { life: Life }) => {
  const { send, visit } = visitorOf(life.bench, life.email)
  const words = wordsOf(await (await visit('account/close/')).text())
  const closed = await send('account/close/', { 'give-up': 'yes' })
  if (closed.status !== 200) return
  hearPage(life, words)
  tell(life, { text: 'The customer closes the account and gives its time up.', act: 'close' })
}

const details = async ({ life, step }: Doing<'details'>) => {
  const { country, province, taxNumber = '' } = step
  const region = province ? `${country}-${province}` : ''
  const named = { firstName: 'Ann', lastName: 'Roy', country, province: region, taxNumber }
  const { bench, email, facts } = life
  const { status } = await visitorOf(bench, email).send('account/details/', named)
  const place = [country, province, taxNumber].filter(Boolean).join(' ')
  const text = `The customer gives other details: ${place} (${status}).`
  tell(life, { text, act: 'details' })
  const lives = { country, province: province ?? null, isBusiness: taxNumber !== '' }
  if (status === 303) facts.push({ kind: 'lives', at: bench.clock.time, text, ...lives })
}

const ON_PAGES = ['buy', 'change', 'card', 'stop', 'resume', 'details', 'close'] as const

type PageStep = Extract<Step, { do: (typeof ON_PAGES)[number] }>

/** Whether a step is one that a customer does on the pages. */
export const isOnPages = (step: Step): step is PageStep => ON_PAGES.some((name) => name === step.do)

/** Has a step done on the pages of site and web app, and tells it. */
export const doOnPages = (life: Life, step: PageStep): Promise<void> => {
  switch (step.do) {
    case 'buy':
      return buy({ life, step })
    case 'change':
      return change({ life, step })
    case 'card':
      return card({ life, step })
    case 'stop':
    case 'resume':
      return press({ life, step })
    case 'details':
      return details({ life, step })
    case 'close':
      return close({ life })
  }
}
