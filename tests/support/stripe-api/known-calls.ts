import { dirname, join } from 'node:path'
import { readDeclarations, resourceText, type Declarations } from './declarations.ts'

/** The resources of Stripe that the driver, or `npm run stripe:check`, calls: files of the package. */
const CALLED = [
  'BillingPortal/Configurations',
  'BillingPortal/Sessions',
  'Customers',
  'Disputes',
  'Events',
  'InvoicePayments',
  'Invoices',
  'PaymentIntents',
  'PaymentMethodConfigurations',
  'PaymentMethods',
  'Products',
  'Refunds',
  'Subscriptions',
] as const

/** A type of Stripe's, and where it is declared. */
export type Place = { file: string; name: string }

const read = new Map<string, Declarations>()

/** What the package declares in a file. */
export const declarationsOf = (file: string): Declarations => {
  const known = read.get(file) ?? readDeclarations(resourceText(`${file}.d.ts`))
  read.set(file, known)
  return known
}

/** Where a name that a type uses is declared: in a block around it, or in another file. */
export const placeOf = (name: string, { file, name: within }: Place): Place | undefined => {
  const { declared, imported } = declarationsOf(file)
  const around = within.split('.')
  for (let depth = around.length; depth >= 0; depth -= 1) {
    const full = [...around.slice(0, depth), name].join('.')
    if (declared.has(full)) return { file, name: full }
  }
  const from = imported.get(name)
  return from === undefined ? undefined : { file: join(dirname(file), from), name }
}

/** A call as Stripe's package makes it: how it is written there, what it takes, what it answers. */
type KnownCall = { written: string; params: Place; answer: Place; isList: boolean }

const MADE =
  /^ {4}(\w+)\([^)]*\) \{\s+(?:.+\n\s+)?return this\._makeRequest\('(\w+)', ['`]([^'`]+)['`]/gm

const writtenAs = (file: string) =>
  file
    .split('/')
    .map((part) => `${part.charAt(0).toLowerCase()}${part.slice(1)}`)
    .join('.')

const callsOf = (file: string): [string, KnownCall][] => {
  const { methods } = declarationsOf(file)
  return [...resourceText(`${file}.js`).matchAll(MADE)].flatMap(
    ([, method = '', verb = '', path = '']) => {
      const types = methods.get(method)
      if (!types?.params) return []
      const name = `${verb} ${path.replaceAll(/\$\{.+?\}/g, '{id}')}`
      const [answer = ''] = types.answer.split(' | ')
      const written = `${writtenAs(file)}.${method}`
      const place = { file, name: answer }
      const isList = method.startsWith('list')
      return [[name, { written, params: { file, name: types.params }, answer: place, isList }]]
    },
  )
}

/** Every call of these resources by method and address: `GET /v1/refunds/{id}`. */
export const KNOWN_CALLS: ReadonlyMap<string, KnownCall> = new Map(CALLED.flatMap(callsOf))
