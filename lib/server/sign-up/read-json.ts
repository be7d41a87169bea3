import { signUpRequest, type SignUpRequest } from '#lib/contracts/sign-up.ts'
import { ProblemError } from '../answer/problem-error.ts'
import { fieldProblem, refusedFields } from '../request/field-problem.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ProblemError({ status: 400, title: 'Not JSON', detail: 'Send the fields as JSON.' })
  }
}

/** The sign-up that page script sent: 400 when it is no JSON, 422 when it breaks the contract. */
export const readJson = (text: string): SignUpRequest => {
  const parsed = signUpRequest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}
