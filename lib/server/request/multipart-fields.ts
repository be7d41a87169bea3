import { ProblemError } from '../answer/problem-error.ts'
import { fieldProblem } from './field-problem.ts'

/** Gives a text of the form, or nothing where it is missing or empty; 422 where it came twice. */
export type ReadField = (name: string) => string | null

/** The fields of a form that was posted as multipart; 400 where the body is none. */
export const multipartFields = async (body: string, headers: Headers): Promise<ReadField> => {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch((_malformed: unknown) => null)
  if (!form) {
    throw new ProblemError({
      status: 400,
      title: 'Not a form',
      detail: 'Send the fields as the form of the page does, as multipart/form-data.',
    })
  }
  return (name) => {
    const [value, ...more] = form.getAll(name)
    if (more.length > 0) throw fieldProblem(['repeated field'])
    return typeof value === 'string' && value !== '' ? value : null
  }
}
