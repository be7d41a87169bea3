import { describe, expect, it, onTestFinished } from 'vitest'
import type { Answer } from '../support/stripe-api/idempotency.ts'
import type { Call } from '../support/stripe-api/routes.ts'
import { startStripeApi } from '../support/stripe-api/stripe-api.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
}

type Checked = { change?: (call: Call, answer: Answer) => Answer; keys?: Partial<typeof KEYS> }

const checked = async ({ change, keys }: Checked = {}) => {
  const api = await startStripeApi({ hasOthers: true, ...(change && { change }) })
  onTestFinished(() => api.stop())
  const { code, out, errors } = await runToEnd('scripts/check-stripe.ts', {
    NODE_OPTIONS: '--conditions=react-server',
    DATA_DIR: tempTree({}),
    STRIPE_API_URL: api.settings.apiUrl,
    ...KEYS,
    ...keys,
  })
  return { api, code, errors, lines: out.trim().split('\n') }
}

const taken = (body: object): Answer => ({ status: 200, body })

const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `It is ${code}` } },
})

/** An answer with other fields, where it has such fields. */
const withFields = (answer: Answer, fields: object): Answer =>
  answer.status === 200 ? { ...answer, body: { ...Object(answer.body), ...fields } } : answer

/** The same refusal with another code. */
const recoded = ({ status }: Answer) => refused(status, 'other')

const REFUSED = '"The payment service: refused (400).", and the stand-in does what was asked for'

type Other = { of: RegExp; with?: RegExp; gives: (answer: Answer) => Answer; line: string }

/** For each step what Stripe might do otherwise, and how that is told. */
const OTHERS: readonly Other[] = [
  {
    of: /^GET \/v1\/customers$/,
    gives: () => taken({ object: 'list', data: [] }),
    line: '1 a customer is made and found by its address: the customer of the address is undefined, with the stand-in cus_',
  },
  {
    of: /^POST \/v1\/products$/,
    gives: (answer) => (answer.status === 200 ? answer : recoded(answer)),
    line: '2 a product with an id of its own is made once: the code is other, with the stand-in resource_already_exists',
  },
  {
    of: /^GET \/v1\/subscriptions\//,
    with: /^latest_invoice$/,
    gives: (answer) =>
      withFields(answer, {
        latest_invoice: { status: 'draft', confirmation_secret: { client_secret: 'x' } },
      }),
    line: '3 a subscription waits for its first invoice to be paid: its invoice is draft, with the stand-in open; whether there is a secret unasked is true, with the stand-in false',
  },
  {
    of: /^GET \/v1\/subscriptions\//,
    with: /payment_intent$/,
    gives: () => taken({}),
    line: '4 five levels of expand are refused: a fifth level is taken, with the stand-in refused with 400',
  },
  {
    of: /^POST \/v1\/customers$/,
    with: /^41$/,
    gives: () => taken({}),
    line: '5 a parameter that Stripe does not know is refused: such a one is taken, with the stand-in refused with 400',
  },
  {
    of: /^POST \/v1\/payment_intents\//,
    with: /^pm_card_visa$/,
    gives: (answer) => withFields(answer, { status: 'processing' }),
    line: '6 a card pays, and the subscription is active: the payment is processing, with the stand-in succeeded',
  },
  {
    of: /^POST \/v1\/payment_intents\//,
    with: /^pm_card_authenticationRequired$/,
    gives: (answer) => withFields(answer, { status: 'succeeded' }),
    line: '7 a bank asks, and the charge is given up: the payment is succeeded, with the stand-in requires_action',
  },
  {
    of: /^POST \/v1\/invoices\/\w+\/void$/,
    gives: () => taken({}),
    line: '8 a paid invoice is not voided: such a call is taken, with the stand-in refused with 400',
  },
  {
    of: /^POST \/v1\/refunds$/,
    with: /^10001$/,
    gives: ({ status, body }) => ({ status, body }),
    line: '9 a key is taken with one body, and a failure told again: Idempotent-Replayed again is false, with the stand-in true',
  },
  {
    of: /^POST \/v1\/refunds$/,
    with: /^1$/,
    gives: recoded,
    line: '10 a refund in part and the rest, and no more: the code of one more is other, with the stand-in charge_already_refunded',
  },
  {
    of: /^DELETE \/v1\/subscriptions\//,
    gives: (answer) => (answer.status === 200 ? answer : refused(400, 'resource_missing')),
    line: '11 a subscription ends once: its second end is refused with 400, with the stand-in refused with 404',
  },
  {
    of: /^GET \/v1\/events$/,
    gives: () => refused(403, 'other'),
    line: '12 events tell of it all: "It is other", and the stand-in does what was asked for',
  },
  {
    of: /^POST \/v1\/payment_intents$/,
    with: /^renew-\w+-1$/,
    gives: () => refused(400, 'other'),
    line: '13 a later charge without the buyer, once for its key, and given back: "The payment service: refused (422).", and the stand-in does what was asked for',
  },
  {
    of: /^POST \/v1\/payment_methods\//,
    gives: () => refused(400, 'other'),
    // Asked of Stripe itself: the product changes no method.
    line: '14 a method that is changed, and refused when it is charged: "It is other", and the stand-in does what was asked for',
  },
  {
    of: /^POST \/v1\/billing_portal\/sessions$/,
    gives: () => refused(400, 'other'),
    line: `15 a page of Stripe’s for the method: ${REFUSED}`,
  },
  {
    of: /^POST \/v1\/payment_intents$/,
    with: /^renew-\w+-3$/,
    gives: () => refused(400, 'other'),
    line: '16 a renewal once the subscription has ended at Stripe: "The payment service: refused (422).", and the stand-in does what was asked for',
  },
  {
    of: /^POST \/v1\/refunds$/,
    with: /^pending-/,
    gives: () => refused(400, 'other'),
    line: `17 a refund that a bank has to decide on, once for its key: ${REFUSED}`,
  },
  {
    of: /^GET \/v1\/payment_method_configurations\/\w+$/,
    gives: (answer) => withFields(answer, { link: { display_preference: { value: 'on' } } }),
    line: '18 settings of the portal by which cards alone are saved: Link is on, with the stand-in off',
  },
  {
    of: /^POST \/v1\/payment_intents$/,
    with: /^link$/,
    gives: (answer) => withFields(answer, { payment_method_types: ['card'] }),
    line: '19 a payment that Link may pay: what may pay it is card, with the stand-in link',
  },
  {
    of: /^POST \/v1\/payment_intents\/\w+\/confirm$/,
    with: /^paypal$/,
    gives: () => refused(400, 'other'),
    line: '20 a buyer who leaves for PayPal: the charge is failed, with the stand-in action',
  },
]

const changing =
  (others: readonly Other[]) =>
  ({ method, path, fields }: Call, answer: Answer): Answer => {
    const values = [...fields.values()]
    const other = others.find(
      ({ of, with: value }) =>
        of.test(`${method} ${path}`) && (!value || values.some((one) => value.test(one))),
    )
    return other ? other.gives(answer) : answer
  }

describe('npm run stripe:check', () => {
  it.each(['sk_test_12345678', 'rk_test_12345678'])(
    'finds that nothing differs from the stand-in, and leaves no subscription: %s',
    async (key) => {
      const { api, code, errors, lines } = await checked({ keys: { STRIPE_SECRET_KEY: key } })
      expect(errors).toEqual([''])
      expect(lines.slice(0, -1).map((line) => line.replace(/ .*: /, ' '))).toEqual(
        OTHERS.map((_other, at) => `${at + 1} ok`),
      )
      expect(lines.at(-1)).toBe('Nothing differed')
      expect(code).toBe(0)
      const customers = [...api.store.customer.values()]
      expect(customers.every(({ email }) => email?.startsWith('check-'))).toBe(true)
      expect([...api.store.product.keys()]).toEqual([expect.stringMatching(/^check-/)])
      const open = [...api.store.subscription.values()].filter(({ status }) => status === 'active')
      expect(open).toEqual([])
    },
  )

  it('compares nothing of a method that the account has turned off', async () => {
    const isOff = ({ path, fields }: Call) =>
      path.endsWith('/subscriptions')
        ? fields.get('payment_settings[payment_method_types][0]') === 'paypal'
        : fields.get('allowed_payment_method_types[0]') === 'link'
    const change = (call: Call, answer: Answer) =>
      isOff(call) ? refused(400, 'payment_intent_invalid_parameter') : answer
    const { code, lines } = await checked({ change })
    expect([lines.at(-1), code]).toEqual(['Nothing differed', 0])
    const untried = lines.filter((line) => line.endsWith(': not tried, the account refuses it'))
    expect(untried.map((line) => line.split(' ')[0])).toEqual(['19', '20'])
  })

  it('names the step that differs, and that one alone', async () => {
    const voiding = OTHERS.slice(7, 8)
    const { code, errors, lines } = await checked({ change: changing(voiding) })
    expect(errors).toEqual(['Stripe differed:', ...voiding.map(({ line }) => line)])
    expect(lines.filter((line) => line.endsWith(': ok'))).toHaveLength(OTHERS.length - 1)
    expect(code).toBe(1)
  })

  it('notices what each step may find, and ends its subscriptions all the same', async () => {
    const { api, code, errors } = await checked({ change: changing(OTHERS) })
    for (const [at, { line }] of OTHERS.entries()) expect(errors[at + 1]).toContain(line)
    expect(errors).toHaveLength(OTHERS.length + 1)
    expect(code).toBe(1)
    const open = [...api.store.subscription.values()].filter(({ status }) => status === 'active')
    expect(open).toEqual([])
  })

  it.each([
    ['of live mode', { STRIPE_SECRET_KEY: 'sk_live_12345678' }],
    ['that is restricted, of live mode', { STRIPE_SECRET_KEY: 'rk_live_12345678' }],
    ['that is not set', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
  ])('asks nothing with a key %s', async (_name, keys) => {
    const { api, code, errors } = await checked({ keys })
    expect(errors).toEqual([
      expect.stringMatching(/to a key of test mode \(sk_test_… or rk_test_…\)/),
    ])
    expect(code).toBe(1)
    expect(api.calls).toEqual([])
  })

  it('stops at the first step where Stripe does not know the key', async () => {
    const change = (): Answer => ({
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
    })
    const { code, errors, lines } = await checked({ change })
    expect(errors).toEqual(['Invalid API Key provided'])
    expect(lines).toEqual([''])
    expect(code).toBe(1)
  })
})
