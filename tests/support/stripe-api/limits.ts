import { Refusal } from './refusals.ts'

type Limit = {
  holds: (value: string) => boolean
  says: (value: string) => string
  code?: string
}

const POSITIVE: Limit = {
  holds: (value) => Number(value) >= 1,
  says: () => 'Invalid positive integer',
  code: 'parameter_invalid_integer',
}

const EIGHT_DIGITS: Limit = {
  holds: (value) => value.length <= 8,
  says: () => 'Amount must be no more than 99999999: it is too large.',
  code: 'amount_too_large',
}

const NOT_NEGATIVE: Limit = {
  holds: (value) => Number(value) >= 0,
  says: () => 'Invalid non-negative integer',
  code: 'parameter_invalid_integer',
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

const STATEMENT: Limit = {
  holds: (value) => /^(?=.*[A-Za-z])[ -~]{1,22}$/.test(value) && !/[<>\\'"*]/.test(value),
  says: () =>
    'The statement descriptor must be at most 22 Latin characters, one a letter, and no <>\\\'"*.',
}

const ADDRESS: Limit = {
  holds: (value) => /^[!-?A-~]+@(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/i.test(value),
  says: (value) => `Invalid email address: ${value}`,
  code: 'email_invalid',
}

const WAY_BACK: Limit = {
  holds: (value) => /^https?:/.test(value) && URL.canParse(value),
  says: () => 'Not a valid URL',
  code: 'url_invalid',
}

/**
 * What a value may be beyond its type, by the last name of its parameter:
 *
 * | parameter | source |
 * |---|---|
 * | `amount` | types of Stripe's package: "a positive integer", "supports up to eight digits"; docs.stripe.com/error-codes `amount_too_large` |
 * | `unit_amount` | types of Stripe's package: "a positive integer (or 0 for a free price)" |
 * | `currency` | docs.stripe.com/currencies: ISO codes, in lower case |
 * | `email` | docs.stripe.com/error-codes `email_invalid`: "only includes allowed characters"; messages as in fjordllc/bootcamp issues 4134 and 7638, exercism/website issue 7154 |
 * | `return_url` | docs.stripe.com/error-codes `url_invalid`; message as in AntonioErdeljac/next13-ai-saas issue 41 |
 * | `statement_descriptor`, `statement_descriptor_suffix` | docs.stripe.com/get-started/account/statement-descriptors, "requirements" |
 * | `metadata` | docs.stripe.com/metadata, "data": 50 pairs, 40 and 500 characters |
 */
const LIMITS: Readonly<Record<string, readonly Limit[]>> = {
  amount: [POSITIVE, EIGHT_DIGITS],
  unit_amount: [NOT_NEGATIVE],
  currency: [
    { holds: (value) => CURRENCIES.has(value), says: (value) => `Invalid currency: ${value}.` },
  ],
  email: [ADDRESS],
  return_url: [WAY_BACK],
  statement_descriptor: [STATEMENT],
  statement_descriptor_suffix: [STATEMENT],
}

const PAIR: readonly Limit[] = [
  {
    holds: (value) => value.length <= 500,
    says: () => 'Metadata values can have up to 500 characters.',
  },
]

const MOST_PAIRS = 50

const MOST_KEY = 40

const beyond = (message: string, { param, code }: { param: string; code?: string | undefined }) =>
  new Refusal(message, { param, code, isKept: false })

const METADATA = /^metadata\[(.+)\]$/

const requireMetadata = (fields: URLSearchParams): void => {
  const keys = [...fields.keys()].flatMap((param) => METADATA.exec(param)?.[1] ?? [])
  const param = 'metadata'
  if (keys.length > MOST_PAIRS) throw beyond('Metadata can have up to 50 keys.', { param })
  if (keys.some((key) => key.length > MOST_KEY)) {
    throw beyond('Metadata keys can have up to 40 characters.', { param })
  }
}

/** Refuses what the types allow and Stripe does not. */
export const requireWithinLimits = (fields: URLSearchParams): void => {
  requireMetadata(fields)
  for (const [param, value] of fields) {
    const [name = ''] = param.match(/\w+(?=\]?$)/) ?? []
    const limits = METADATA.test(param) ? PAIR : (LIMITS[name] ?? [])
    const broken = limits.find(({ holds }) => !holds(value))
    if (broken) throw beyond(broken.says(value), { param, code: broken.code })
  }
}
