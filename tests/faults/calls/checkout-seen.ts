import { html } from 'hono/html'
import {
  INITIAL_PAGE,
  nextPage,
  type CheckoutEvent,
  type CheckoutPage,
} from '#features/checkout/checkout-machine.ts'
import { checkoutCalls, type Answer } from '#features/checkout/components/behaviour/calls.ts'
import { placeOrder } from '#features/checkout/components/behaviour/place-order.ts'
import { checkoutViewWith, totalsWith } from '../../support/checkout-view.ts'
import { readMessages } from '../../support/messages.ts'
import { stands, type Came, type Seen } from '../fault-call.ts'
import { answerIn, withClient } from '../replay.ts'

const NOTICES = 'checkout.client.notices'
const PANELS = 'checkout.client.panels'

const OVER_BUTTON = 'over the button, with all that was typed'

const inPage = ({ phase, notice, view }: CheckoutPage): Seen => {
  if (notice) return { message: `${NOTICES}.${notice.kind}`, shows: OVER_BUTTON }
  if (phase === 'form') return stands('the order, ready to be paid')
  if (phase === 'paid') return stands('the thanks')
  if (phase === 'action') {
    const panel = `${PANELS}.${view?.method === 'paypal' ? 'paypal' : 'bank'}`
    return { message: `${panel}.text`, shows: 'in place of the form', ways: [`${panel}.go`] }
  }
  const text = phase === 'late' ? 'late' : phase
  return {
    message: `${PANELS}.${text}.text`,
    shows: 'in place of the form; the page goes on asking',
  }
}

const VALUES = {
  email: 'canary@example.org',
  firstName: 'Ann',
  lastName: 'Roy',
  nameOnCard: 'Ann Roy',
  country: 'CA',
  province: 'QC',
  phone: '',
  wantsInvoice: false,
  seats: '1',
  company: '',
  taxNumber: '',
  street: '',
  city: '',
  postalCode: '',
  method: 'card' as const,
  consent: true,
}

/** What the page of the checkout shows of an order that was sent (S2 §8). */
export const seenAfterPay = (came: Came): Promise<Seen> =>
  withClient(came, async () => {
    const { agreement, ...totals } = totalsWith()
    let page = nextPage(INITIAL_PAGE, { type: 'viewed', view: checkoutViewWith() })
    const send = (event: CheckoutEvent) => {
      page = nextPage(page, event)
    }
    await placeOrder({
      calls: checkoutCalls,
      send,
      locale: 'en',
      values: VALUES,
      seats: 1,
      totals,
      consent: agreement.record,
      card: { submit: () => Promise.resolve({ token: 'tok_canary' }) },
      captcha: null,
      onInvalid: () => undefined,
    })
    return inPage(page)
  })

const awayOr = (answer: Answer): Seen => {
  if (answer.kind === 'view') {
    return inPage(nextPage(INITIAL_PAGE, { type: 'viewed', view: answer.view }))
  }
  const panel = answer.kind === 'missing' ? 'missing' : 'away'
  return {
    message: `${PANELS}.${panel}.text`,
    shows: 'in place of the form',
    ways: [panel === 'away' ? 'checkout.client.links.again' : 'checkout.client.links.plans'],
  }
}

/** What it shows when it is opened. */
export const seenAtStart = (came: Came): Promise<Seen> =>
  withClient(came, async () => awayOr(await checkoutCalls.view()))

/** What it shows while a payment is under way. */
export const seenWhileWaiting = (came: Came): Promise<Seen> =>
  withClient(came, async () => {
    const answer = await checkoutCalls.status()
    if (answer.kind === 'view') return awayOr(answer)
    return {
      message: `${PANELS}.processing.text`,
      shows: 'in place of the form; the page goes on asking',
    }
  })

/** What it shows of a total that was asked for. */
export const seenOfTotal = (came: Came): Promise<Seen> =>
  withClient(came, async () => {
    const country = {
      language: 'en',
      country: 'CA',
      province: 'QC',
      taxNumber: null,
      seats: 1,
    } as const
    const total = await checkoutCalls.total(country, new AbortController().signal)
    if (total) return stands('the total with its taxes')
    return {
      message: `${NOTICES}.total-unknown`,
      shows: OVER_BUTTON,
      ways: ['checkout.client.links.again'],
    }
  })

/** The messages of the checkout, and of a choice of a plan, that a page without script can have. */
const SAID_BY_PAGES = [
  'buying.choice.failed',
  'buying.choice.limited',
  `${PANELS}.away.text`,
  `${PANELS}.late.text`,
  `${NOTICES}.limited`,
  `${NOTICES}.call-failed`,
] as const

/** What a page without script says, and whether it can be sent again. */
export const seenInPage = async (came: Came): Promise<Seen> => {
  const { status, headers, body } = answerIn(came)
  if (status === 303) return stands(`the page ${headers.get('location')}`)
  if (body.includes('PayPal</a>')) return stands('the way to PayPal')
  for (const message of SAID_BY_PAGES) {
    const [namespace = '', ...key] = message.split('.')
    const text = (await readMessages('en', namespace)).get(key.join('.'))
    if (text && body.includes((await html`${text}`).toString())) {
      if (!body.includes('<form') && !body.includes('href='))
        throw new Error(`${message}: a dead end`)
      return { message, shows: 'a page with the form and all that was typed' }
    }
  }
  return stands(
    `UNKNOWN ${body.slice(body.indexOf('<main'), body.indexOf('<form')).replaceAll(/<[^>]*>/g, ' ')}`,
  )
}
