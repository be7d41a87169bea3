/** How Stripe refuses a call: what is told of it, and under which status. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string | undefined
  /** The parameter that it is about. */
  readonly param: string | undefined
  readonly type: string
  /** The payment that a refused card leaves behind. */
  readonly intent: object | undefined
  /** Whether the endpoint had begun to work: only then is the answer kept under the idempotency key. */
  readonly isKept: boolean

  constructor(message: string, told: Told) {
    super(message)
    const {
      status = 400,
      code,
      param,
      type = 'invalid_request_error',
      intent,
      isKept = true,
    } = told
    this.status = status
    this.code = code
    this.param = param
    this.type = type
    this.intent = intent
    this.isKept = isKept
  }
}

type Told = {
  status?: number
  code?: string
  param?: string
  type?: string
  intent?: object
  isKept?: boolean
}

/** What `Refusal` says is not kept: it failed before the endpoint began to work. */
const UNCHECKED = { isKept: false } as const

/**
 * Every refusal of the stand-in, each one that Stripe has published:
 *
 * | refusal | source |
 * |---|---|
 * | `tooDeep` | docs.stripe.com/expand: four levels; message as in stripe/stripe-java issue 2011 and adrienverge/localstripe pull request 118 |
 * | `notExpandable` | docs.stripe.com/expand: only what is marked "Expandable"; message "This property cannot be expanded" |
 * | `unknownParameter` | docs.stripe.com/error-codes `parameter_unknown` |
 * | `noText`, `noInteger`, `noBoolean`, `noList`, `noObject` | docs.stripe.com/error-codes `parameter_invalid_string_blank`, `parameter_invalid_integer`; messages as in Debetux/opencart-stripe issue 10, stripe/stripe-python issue 487, stripe/stripe-java issue 1541 |
 * | `otherValue` | what an enum of the package's types does not name; message as in stripe/stripe-python issue 123 |
 * | `missingParameter` | docs.stripe.com/error-codes `parameter_missing` |
 * | `missing` | docs.stripe.com/error-codes `resource_missing`, status 404 for the id of an address; also the end of a subscription that has ended |
 * | `missingInBody` | the same code with its `param`, status 400: MarcinusX/flutter_stripe_demo issues 4 and 8 |
 * | `alreadyThere` | docs.stripe.com/error-codes `resource_already_exists`, for a product with an id of our own |
 * | `otherParameters` | docs.stripe.com/api/idempotent_requests: a key compares parameters, else `idempotency_error` |
 * | `unexpectedState` | docs.stripe.com/error-codes `payment_intent_unexpected_state`: confirmed twice, or after its end |
 * | `missingMethod` | the same code, where a payment is confirmed with no method: Automattic/woocommerce-payments issue 487, adrienverge/localstripe pull request 230 |
 * | `notOpen` | docs.stripe.com/api/invoices/void: only open ones and those that cannot be collected |
 * | `nothingToRefund` | docs.stripe.com/api/refunds/create: only what was charged |
 * | `alreadyRefunded` | docs.stripe.com/error-codes `charge_already_refunded` |
 * | `chargedBack` | docs.stripe.com/error-codes `charge_disputed`; message as in getlago/lago-api pull request 6443, which statuses as in 6444 and docs.stripe.com/disputes/how-disputes-work |
 * | `moreThanLeft` | docs.stripe.com/api/refunds/create: "an error is raised when trying to refund more money than is left" |
 * | `noMethod` | docs.stripe.com/error-codes `payment_intent_invalid_parameter`: a method that the account has not turned on |
 * | `notAllowed` | a method of a type that its payment does not allow: Automattic/woocommerce-payments pull request 7026 |
 * | `otherCurrency` | docs.stripe.com/payments/sepa-debit: euros alone; developer.paypal.com/reference/currency-codes: reais in Brazil alone |
 * | `twoCurrencies` | a second currency beside a subscription: Automattic/woocommerce-payments issues 3105 and 7732 |
 * | `noMandate` | `mandate_data` where PayPal is kept for later (docs.stripe.com/payments/paypal/set-up-future-payments, stripe/stripe-ios pull request 4681) |
 * | `noReturnUrl` | docs.stripe.com/api/payment_intents/confirm `return_url`: for a method that leaves the page |
 * | `noSource` | docs.stripe.com/api/subscriptions/create `payment_behavior`: paid at once unless it is `default_incomplete` |
 * | `noPortalReturn` | fjordllc/bootcamp issue 4623 |
 * | `noUpdates` | docs.stripe.com/customer-management/portal-deep-links: the settings have to allow what the link leads to |
 * | `wholeStatement` | docs.stripe.com/payments/account/statement-descriptors; message as in fluentform/fluentform issue 384 |
 * | `hasEnded` | fjordllc/bootcamp issue 10390 |
 * | `longKey` | docs.stripe.com/api/idempotent_requests: "up to 255 characters" |
 * | `broken` | docs.stripe.com/api/idempotent_requests: "including 500 errors" |
 * | `emptyBalance` | docs.stripe.com/error-codes `balance_insufficient`: nothing left to refund from |
 * | `notPermitted` | docs.stripe.com/stripe-apps/reference/permissions: what is expanded needs a permission as well; status and message as in stripe/stripe-node issue 2246 |
 * | `cardRefused` | docs.stripe.com/error-codes `card_declined`, `authentication_required`: status 402, type `card_error`, with the payment (docs.stripe.com/payments/save-and-reuse) |
 * | `notAttached` | docs.stripe.com/api/payment_methods/attach: a method is charged again for its own customer alone; message as in stripe/stripe-node issue 1107 |
 * | `onlyConfirmed` | docs.stripe.com/api/payment_intents/create: `off_session`, `return_url`: "can only be used with confirm=true" |
 * | `tooSmall` | docs.stripe.com/error-codes `amount_too_small`: docs.stripe.com/currencies has the least amount of each currency |
 * | `otherLimit` | docs.stripe.com/api/pagination: "limit can range between 1 and 100" |
 * | `notCancelable` | docs.stripe.com/api/payment_intents/cancel: not after it has succeeded or was cancelled |
 * | `alreadyAttached` | docs.stripe.com/api/payment_methods/attach: a method of another customer stays there |
 * | `noPortal` | docs.stripe.com/customer-management/integrate-customer-portal: its settings are saved once before the first session |
 * | `noKey` | docs.stripe.com/api/authentication: status 401 without a secret key |
 * | `unknownCall` | docs.stripe.com/error-codes: status 404 "Unrecognized request URL" |
 */
export const refusals = {
  tooDeep: () => new Refusal('You cannot expand more than 4 levels of a property.', UNCHECKED),
  notExpandable: (path: string) =>
    new Refusal(`This property cannot be expanded (${path}).`, UNCHECKED),
  unknownParameter: (name: string) =>
    new Refusal(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      ...UNCHECKED,
    }),
  noText: (param: string) =>
    new Refusal(`You passed an empty string for '${param}'.`, {
      code: 'parameter_invalid_empty',
      param,
      ...UNCHECKED,
    }),
  noInteger: (param: string) =>
    new Refusal('Invalid integer', { code: 'parameter_invalid_integer', param, ...UNCHECKED }),
  noBoolean: (param: string) => new Refusal('Invalid boolean', { param, ...UNCHECKED }),
  noList: (param: string) => new Refusal('Invalid array', { param, ...UNCHECKED }),
  noObject: (param: string) => new Refusal('Invalid object', { param, ...UNCHECKED }),
  otherValue: (param: string, values: readonly string[]) =>
    new Refusal(`Invalid ${param}: must be one of ${values.join(', ')}`, { param, ...UNCHECKED }),
  missingParameter: (name: string) =>
    new Refusal(`Missing required param: ${name}.`, { code: 'parameter_missing', ...UNCHECKED }),
  missing: (kind: string, id: string) =>
    new Refusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing' }),
  missingInBody: (kind: string, { id, param }: { id: string; param: string }) =>
    new Refusal(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }),
  alreadyThere: (kind: string) =>
    new Refusal(`${kind} already exists.`, { code: 'resource_already_exists' }),
  otherParameters: () =>
    new Refusal(
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error', ...UNCHECKED },
    ),
  unexpectedState: (status: string) =>
    new Refusal(`This PaymentIntent's status is ${status}: it cannot be confirmed.`, {
      code: 'payment_intent_unexpected_state',
    }),
  missingMethod: () =>
    new Refusal("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    }),
  notOpen: () => new Refusal('You can only void open or uncollectible invoices.', {}),
  nothingToRefund: (intent: string) =>
    new Refusal(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {}),
  alreadyRefunded: (charge: string) =>
    new Refusal(`Charge ${charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    }),
  chargedBack: (charge: string) =>
    new Refusal(`Charge ${charge} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    }),
  moreThanLeft: () => new Refusal('Refund amount is greater than unrefunded amount on charge.', {}),
  noMethod: (method: string) =>
    new Refusal(`The payment method type "${method}" is invalid.`, {
      code: 'payment_intent_invalid_parameter',
    }),
  notAllowed: (method: string, types: readonly string[]) =>
    new Refusal(
      `The PaymentMethod provided (${method}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${types.join(', ')}.`,
      {},
    ),
  otherCurrency: (method: string) =>
    new Refusal(`The currency provided is invalid for ${method}.`, { param: 'currency' }),
  twoCurrencies: (currency: string) =>
    new Refusal(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${currency}.`,
      {},
    ),
  noMandate: () =>
    new Refusal('This PaymentIntent requires a mandate, but no existing mandate was found.', {
      param: 'mandate_data',
    }),
  noReturnUrl: () =>
    new Refusal('A `return_url` must be specified for a payment method that leaves the page.', {
      param: 'return_url',
    }),
  noSource: () =>
    new Refusal('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    }),
  noPortalReturn: () =>
    new Refusal(
      'Your PortalConfiguration does not have a `default_return_url`, and you did not provide a `return_url`.',
      {},
    ),
  noUpdates: () =>
    new Refusal('This configuration does not allow customers to update payment methods.', {
      param: 'flow_data[type]',
    }),
  wholeStatement: () =>
    new Refusal(
      'The statement_descriptor parameter is not supported for the payment_method_type `card`.',
      { param: 'statement_descriptor' },
    ),
  hasEnded: () =>
    new Refusal(
      'A canceled subscription can only update its cancellation_details and metadata.',
      {},
    ),
  longKey: () =>
    new Refusal('Idempotency keys can have up to 255 characters.', {
      type: 'idempotency_error',
      ...UNCHECKED,
    }),
  broken: () => new Refusal('An unknown error occurred', { status: 500, type: 'api_error' }),
  emptyBalance: () =>
    new Refusal('Insufficient funds in your Stripe balance to refund this amount.', {
      code: 'balance_insufficient',
    }),
  notPermitted: () =>
    new Refusal('The provided key does not have the required permissions for this endpoint.', {
      status: 403,
      ...UNCHECKED,
    }),
  cardRefused: (code: string, intent: object) =>
    new Refusal('Your card was declined.', { status: 402, type: 'card_error', code, intent }),
  notAttached: (method: string) =>
    new Refusal(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'payment_method' },
    ),
  onlyConfirmed: (name: string) =>
    new Refusal(`The parameter \`${name}\` can only be passed in when confirm=true.`, {}),
  tooSmall: () =>
    new Refusal('Amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
      param: 'amount',
    }),
  otherLimit: () =>
    new Refusal('Limit must be between 1 and 100.', { param: 'limit', ...UNCHECKED }),
  notCancelable: (status: string) =>
    new Refusal(`You cannot cancel this PaymentIntent because it has a status of ${status}.`, {
      code: 'payment_intent_unexpected_state',
    }),
  alreadyAttached: () =>
    new Refusal('The payment method you provided has already been attached to a customer.', {}),
  noPortal: () =>
    new Refusal(
      'No configuration provided and your test mode default configuration has not been created.',
      {},
    ),
  noKey: () => new Refusal('You did not provide an API key.', { status: 401, ...UNCHECKED }),
  unknownCall: (call: string) =>
    new Refusal(`Unrecognized request URL (${call}).`, { status: 404, ...UNCHECKED }),
  away: () => new Refusal('Away', { status: 503, type: 'api_error', ...UNCHECKED }),
} as const
