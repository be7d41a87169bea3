import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { isCheckoutAnswer, isCheckoutTotal } from '#features/checkout/checkout-answers.ts'
import { TEST_CARDS } from '#features/checkout/test-cards.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { addressOf, posterOf, type Answer } from './visitor.ts'

const FIRST_ADDRESS = 2_000_000

const PAUSE_MS = 700

const MOST_TRIES = 120

const OK = 200

export type PurchaseStory = { email: string; orderNumber: string | null; said: string[] }

const tokenAnswer = z.object({ token: z.string() })

const PLACE = { country: 'US', province: 'NY' }

const UNSAID = ['phone', 'company', 'taxNumber', 'street', 'city', 'postalCode']

type Browse = (path: string, body: unknown) => Promise<Answer>

/** Sends the same again while the answer says that it cannot be done now; undefined where it says anything else. */
const insist = async <Found>(
  ask: () => Promise<Answer>,
  { story, read }: { story: PurchaseStory; read: (answer: unknown) => Found | undefined },
): Promise<Found | undefined> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { status, body } = await ask()
    const found = status === OK ? read(parseJson(body.toString())) : undefined
    if (found !== undefined) return found
    story.said.push(`${status}${status === OK ? '' : ` ${body.toString().slice(0, 120)}`}`)
    if (status !== 0 && status < 500 && status !== OK) return undefined
    await sleep(PAUSE_MS)
  }
  return undefined
}

const paymentOf = async (browse: Browse, story: PurchaseStory) => {
  const typed = { number: TEST_CARDS.succeeds, month: '12', year: '2039', cvc: '123' }
  const methodToken = await insist(() => browse('/payment/frame/token', typed), {
    story,
    read: (answer) => tokenAnswer.safeParse(answer).data?.token,
  })
  const total = await insist(
    () => browse(API_PATHS.checkoutTotal, { language: 'en', ...PLACE, seats: 1 }),
    { story, read: (answer) => (isCheckoutTotal(answer) ? answer : undefined) },
  )
  if (!methodToken || !total) return undefined
  return {
    language: 'en',
    method: 'card',
    methodToken,
    buyer: {
      email: story.email,
      firstName: 'Ann',
      lastName: 'Example',
      nameOnCard: 'Ann Example',
      ...Object.fromEntries(UNSAID.map((name) => [name, null])),
      ...PLACE,
    },
    seats: total.quote.seats,
    shownTotal: total.total,
    shownCurrency: total.currency,
    consent: total.agreement.record,
  }
}

/** Buyers with a card that is good, who press once and wait, and press again while they are told that it cannot be done now. */
export const purchases = (origin: string, run = randomUUID().slice(0, 8)) => {
  const stories: PurchaseStory[] = []

  const buy = async (number: number) => {
    const story: PurchaseStory = {
      email: `buyer-${run}-${number}@company.example`,
      orderNumber: null,
      said: [],
    }
    stories.push(story)
    const post = posterOf(origin, addressOf(FIRST_ADDRESS + number))
    const browse: Browse = (path, body) => post(path, { body })
    const chosen = await insist(() => browse(API_PATHS.quote, { language: 'en', plan: 'basic' }), {
      story,
      read: (answer) => answer,
    })
    const payment = chosen && (await paymentOf(browse, story))
    if (!payment) return
    const viewOf = (answer: unknown) => (isCheckoutAnswer(answer) ? answer : undefined)
    const paid = await insist(() => browse(API_PATHS.checkoutPay, payment), { story, read: viewOf })
    if (paid?.state === 'paid') {
      story.orderNumber = paid.orderNumber
      return
    }
    const settled = await insist(() => browse(API_PATHS.checkoutStatus, {}), {
      story,
      read: (answer) => {
        const view = viewOf(answer)
        return view?.state === 'paid' || view?.state === 'failed' ? view : undefined
      },
    })
    story.orderNumber = settled?.orderNumber ?? null
  }
  const unpaid = () => stories.filter(({ orderNumber }) => orderNumber === null)
  return { buy, stories, unpaid }
}
