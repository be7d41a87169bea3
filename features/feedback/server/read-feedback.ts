import { isLocale } from '#lib/config/locales.ts'
import { fieldProblem, refusedFields } from '#lib/server/request/field-problem.ts'
import { formId } from '#lib/server/request/form-id.ts'
import { multipartFields } from '#lib/server/request/multipart-fields.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { feedback, type Feedback } from '../feedback-contract.ts'

/** What a visitor can have typed wrongly; anything else that is wrong did not come from the form. */
const TYPED = ['message', 'affiliateId']

type Form = {
  /** The text of the body, multipart. */
  body: string
  headers: Headers
  now: number
  hashKey: string
}

/** The message that page script sent; 422 where it breaks the contract. */
export const readScriptFeedback = (body: string): Feedback => {
  const parsed = feedback.safeParse(parseJson(body))
  if (parsed.success) return parsed.data
  throw fieldProblem(refusedFields(parsed.error.issues))
}

type ReadForm =
  | { kind: 'valid'; message: Feedback }
  /** Only what a visitor typed is wrong, which he can correct on the page of his language. */
  | { kind: 'mistyped'; language: Feedback['language'] }

/** The message of a form that was posted without script. A form ends its lines with two characters, which are one to whoever types. */
export const readFormFeedback = async (form: Form): Promise<ReadForm> => {
  const field = await multipartFields(form.body, form.headers)
  const language = field('language')
  const rating = field('rating')
  const parsed = feedback.safeParse({
    id: crypto.randomUUID(),
    language,
    rating: rating === null ? null : Number(rating),
    message: (field('message') ?? '').replaceAll('\r\n', '\n'),
    affiliateId: field('affiliateId'),
  })
  if (parsed.success) {
    const { id: _random, ...message } = parsed.data
    return { kind: 'valid', message: { ...message, id: formId({ ...form, message }) } }
  }
  const refused = refusedFields(parsed.error.issues)
  if (isLocale(language) && refused.every((name) => TYPED.includes(name))) {
    return { kind: 'mistyped', language }
  }
  throw fieldProblem(refused)
}
