import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { signUpRequest, type SignUpRequest } from '../sign-up-contract.ts'

/** The sign-up that page script sent: 400 when it is no JSON, 422 when it breaks the contract. */
export const readJson = (text: string): SignUpRequest => {
  const fields = parseJson(text)
  if (fields === undefined) {
    throw new ProblemError({ status: 400, title: 'Not JSON', detail: 'Send the fields as JSON.' })
  }
  const parsed = signUpRequest.safeParse(fields)
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}
