import { ProblemError } from '../answer/problem-error.ts'

type Issue = { path: PropertyKey[]; code?: string | undefined }

const UNKNOWN_FIELD = 'unknown field'

/** Names of our own fields only: the name of an unknown one is the sender's text, and nothing of that is sent back. */
export const refusedFields = (issues: readonly Issue[]): string[] => {
  const names = issues.map(({ path: [field] }) =>
    typeof field === 'string' ? field : UNKNOWN_FIELD,
  )
  return [...new Set(names)]
}

/** The 422 answer that names the refused fields, never their values. */
export const fieldProblem = (fields: string[]): ProblemError =>
  new ProblemError({
    status: 422,
    title: 'Refused fields',
    detail: 'Correct the named fields and send the form again.',
    fields,
  })
