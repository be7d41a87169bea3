import { readDestination } from '#features/destination/destination.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import type { Site } from '#lib/server/site.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { idempotencyKeySchema } from '../idempotency.ts'
import { isTooLong } from '../password.ts'
import { signUpRequest, type SignUpRequest } from '../sign-up-contract.ts'
import { FIELD_NAMES } from '../state.ts'
import type { RefererQuery } from './referer-query.ts'

type Mistyped = 'invalid' | 'password' | 'tooLong' | 'mismatch'

type ReadForm =
  | {
      kind: 'valid'
      formPath: string
      signUp: SignUpRequest
      /** Key that page script has put into the form which it could not send itself. */
      attempt: string | undefined
    }
  /** Only what a visitor typed is wrong, which can be corrected on the page before. */
  | { kind: 'mistyped'; formPath: string; state: Mistyped }

type Page = {
  carried: RefererQuery
  /** The visitor's source in the address. */
  trafficSource: TrafficSource
  site: Pick<Site, 'templatesUrl'>
}

const TYPED: readonly string[] = FIELD_NAMES

/** Hidden fields that a page may leave empty: the parts of the destination, and whatever the contract does not insist on. */
const OPTIONAL = [
  'url',
  't',
  ...Object.entries(signUpRequest.shape)
    .filter(([name, field]) => !TYPED.includes(name) && field.safeParse(undefined).success)
    .map(([name]) => name),
]

const fieldsOf = (body: string): Partial<Record<string, string>> => {
  const sent = [...new URLSearchParams(body)]
  if (new Set(sent.map(([name]) => name)).size < sent.length) throw fieldProblem(['repeated field'])
  return Object.fromEntries(
    sent.filter(([name, value]) => value !== '' || !OPTIONAL.includes(name)),
  )
}

/** The page's state for wrong fields: the first one, in the order of the form (S1 §5). */
const stateOf = (refused: readonly string[], password = ''): Mistyped => {
  if (refused.includes('email')) return 'invalid'
  return isTooLong(password) ? 'tooLong' : 'password'
}

/** The page that a visitor signs up on: the sign-up page stands for the one whose link led to it (S1 §3 "CreationPage"). */
const pageOf = (formPath: string, { entryPoint = formPath }: RefererQuery): string =>
  splitPublicPath(formPath).path === SIGN_UP_PATH ? entryPoint : formPath

/**
 * The sign-up of a form that was posted without script; what the page's address carried goes before the
 * hidden fields. Wrong typing is told apart; whatever else is wrong no visitor can have typed: 422.
 */
export const readForm = (body: string, { carried, trafficSource, site }: Page): ReadForm => {
  const { url, t, label, confirmPassword, attempt: key, agreement, ...own } = fieldsOf(body)
  const parsed = signUpRequest.safeParse({
    ...own,
    label: carried.label ?? label,
    destination: carried.destination ?? readDestination({ url, t }, site),
    trafficSource,
    // Put there by page script, whose form the browser had to post by itself.
    agreement: agreement === undefined ? undefined : parseJson(agreement),
  })
  if (parsed.success) {
    const { password, entryPoint: formPath } = parsed.data
    if (password !== confirmPassword) return { kind: 'mistyped', formPath, state: 'mismatch' }
    const attempt = idempotencyKeySchema.safeParse(key).data
    // Page script names the page that it runs on, and both ways to send its attempt make the same account.
    const entryPoint = attempt === undefined ? pageOf(formPath, carried) : formPath
    return { kind: 'valid', formPath, signUp: { ...parsed.data, entryPoint }, attempt }
  }
  const fields = refusedFields(parsed.error.issues)
  const formPath = entryPointSchema.safeParse(own.entryPoint)
  const isTyping = fields.every((field) => TYPED.includes(field))
  if (isTyping && formPath.success) {
    return { kind: 'mistyped', formPath: formPath.data, state: stateOf(fields, own.password) }
  }
  throw fieldProblem(fields)
}
