import { entryPointSchema, signUpRequest, type SignUpRequest } from '#lib/contracts/sign-up.ts'
import { fieldProblem, refusedFields } from '../request/field-problem.ts'
import { readDestination } from '../request/read-destination.ts'
import type { Site } from '../site.ts'
import type { Carried } from './carried.ts'

type ReadForm =
  | { kind: 'valid'; signUp: SignUpRequest }
  /** Only the e-mail address is wrong, which a visitor can correct on the page that he came from. */
  | { kind: 'invalid-email'; entryPoint: string }

type Page = { carried: Carried; site: Pick<Site, 'templatesUrl'> }

/** Hidden fields that a page may leave empty. */
const OPTIONAL = ['device', 'url', 't']

const fieldsOf = (body: string): Partial<Record<string, string>> => {
  const sent = [...new URLSearchParams(body)]
  if (new Set(sent.map(([name]) => name)).size < sent.length) throw fieldProblem(['repeated field'])
  return Object.fromEntries(
    sent.filter(([name, value]) => value !== '' || !OPTIONAL.includes(name)),
  )
}

/**
 * The sign-up of a form that was posted without script; what the page's address carried goes before the
 * hidden fields. A wrong e-mail address is told apart; whatever else is wrong no visitor can have typed: 422.
 */
export const readForm = (body: string, { carried, site }: Page): ReadForm => {
  const { url, t, label, ...own } = fieldsOf(body)
  const parsed = signUpRequest.safeParse({
    ...own,
    label: carried.label ?? label,
    destination: carried.destination ?? readDestination({ url, t }, site),
  })
  if (parsed.success) return { kind: 'valid', signUp: parsed.data }
  const fields = refusedFields(parsed.error.issues)
  const entryPoint = entryPointSchema.safeParse(own.entryPoint)
  const onlyEmail = fields.every((field) => field === 'email')
  if (onlyEmail && entryPoint.success) {
    return { kind: 'invalid-email', entryPoint: entryPoint.data }
  }
  throw fieldProblem(fields)
}
