import { randomUUID } from 'node:crypto'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { RefundError } from '#services/refunds/refund-order.ts'
import { DECLARATION_PATH, newCancel, newWithdrawal } from '../../support/leavers.ts'
import { doWithGuest, isWithGuest } from './guests.ts'
import { doOnPages, isOnPages } from './page-acts.ts'
import { tell, type Doing, type Life, type Step } from './steps.ts'
import { holdingText, type Holding } from './story.ts'

const numberOf = ({ orders }: Life, receipt: number) => orders.at(receipt)

const cancel = async ({ life }: { life: Life }) => {
  const [orderNumber = null] = life.orders
  const form = newCancel({ email: life.email, orderNumber, language: 'en' })
  await life.bench.post(DECLARATION_PATH, form)
  tell(life, {
    text: 'Somebody cancels with the form, by the number of the first receipt.',
    act: 'cancel',
  })
}

const withdraw = async ({ life, step: { receipt } }: Doing<'withdraw'>) => {
  const { bench, bank, email } = life
  const orderNumber = numberOf(life, receipt)
  if (!orderNumber) return
  const payment = await bank.paymentOf(orderNumber)
  await bench.post(DECLARATION_PATH, { ...newWithdrawal({ email, orderNumber }), language: 'en' })
  const text = `The customer withdraws with the number of receipt ${receipt + 1} (${orderNumber}).`
  tell(life, { text, act: 'withdraw', payment })
}

/** Whether an operator's command was carried out; a provider that is away or refuses is said on the terminal. */
const isDone = async (command: Promise<unknown>): Promise<boolean> => {
  try {
    await command
    return true
  } catch (error) {
    if (error instanceof RefundError || error instanceof UpstreamError) return false
    throw error
  }
}

const refund = async ({ life, step: { receipt, part } }: Doing<'refund'>) => {
  const { bank } = life
  const orderNumber = numberOf(life, receipt)
  if (!orderNumber) return
  const payment = await bank.paymentOf(orderNumber)
  const half = Math.round((bank.ledger.known.get(payment)?.total ?? 0) / 2)
  const isGiven = await isDone(bank.refund(orderNumber, part === 'half' ? half : undefined))
  const text = `An operator gives back ${part === 'half' ? 'half' : 'all'} of ${orderNumber}${isGiven ? '' : ', in vain'}.`
  tell(life, { text, act: 'refund' })
}

const dispute = async ({ life, step: { receipt, decided } }: Doing<'dispute'>) => {
  const orderNumber = numberOf(life, receipt)
  if (!orderNumber) return
  const payment = await life.bank.paymentOf(orderNumber)
  const text = `The bank is asked for the money of ${orderNumber} back: ${decided}.`
  tell(life, { text, act: decided === 'opened' ? 'dispute' : 'decided' })
  await life.bank.dispute(payment, decided)
}

const ITEMS: Readonly<Record<'1' | '2', Holding>> = {
  '1': { plan: 'basic', seats: 1 },
  '2': { plan: 'premium', seats: 5 },
}

const marketplace = async ({ life, step: { item } }: Doing<'marketplace'>) => {
  const { bench, email } = life
  const receipt = randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()
  const time = Math.floor(bench.clock.time / 1000)
  const sale = { receipt, item, time, email, name: 'Ann Roy', language: 'en', isProved: true }
  await bench.post('/userbase/affiliate/clickbank', sale)
  const holding = ITEMS[item]
  const text = `The customer buys a year of ${holdingText(holding)} at the marketplace.`
  tell(life, { text, act: 'marketplace', holding })
}

const provider = async ({ life, step: { mood } }: Doing<'provider'>) => {
  const texts = {
    well: 'answers again',
    away: 'is away',
    forgets: 'works, and its answers are lost',
  }
  tell(life, { text: `The provider ${texts[mood]}.`, act: mood === 'well' ? 'back' : 'away' })
  await life.bank.setMood(mood)
}

/** Has a step done by whoever does it, through the routes of the product, and tells it. */
export const doStep = (life: Life, step: Step): Promise<void> => {
  if (isOnPages(step)) return doOnPages(life, step)
  if (isWithGuest(step)) return doWithGuest(life, step)
  switch (step.do) {
    case 'cancel-by-form':
      return cancel({ life })
    case 'withdraw':
      return withdraw({ life, step })
    case 'refund':
      return refund({ life, step })
    case 'dispute':
      return dispute({ life, step })
    case 'marketplace':
      return marketplace({ life, step })
    case 'provider':
      return provider({ life, step })
  }
}
