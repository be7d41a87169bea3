import { ProblemError } from '../answer/problem-error.ts'

type Issue = { path: PropertyKey[]; code?: string | undefined }

const nameOf = ({ path: [field], code }: Issue) => {
  if (typeof field === 'string') return field
  return code === 'unrecognized_keys' ? 'unknown field' : 'body'
}

/** Names of our own fields only: the name of an unknown one is the sender's text, and nothing of that is sent back. */
export const refusedFields = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.map(nameOf)),
]

/** The 422 answer that names the refused fields, never their values. */
export const fieldProblem = (fields: string[]): ProblemError =>
  new ProblemError({
    status: 422,
    title: 'Refused fields',
    detail: 'Correct the named fields and send the form again.',
    fields,
  })
