import type { FeedbackState } from '../states.ts'

const CREATED = 201
const TOO_MANY = 429

/** Statuses of a message that will not be taken as it is. */
const REFUSED = [400, 413, 422]

const messageOf = (form: HTMLFormElement, id: string) => {
  const fields = new FormData(form)
  const rating = fields.get('rating')
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
  }
  return {
    id,
    language: text('language'),
    rating: rating === null ? null : Number(rating),
    message: text('message'),
    affiliateId: text('affiliateId') || null,
  }
}

/** Sends what stands in the form as one message; never throws. */
export const sendMessage = async (
  form: HTMLFormElement,
  id: string,
): Promise<FeedbackState | 'stored'> => {
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(messageOf(form, id)),
  }).catch((_unreachable: unknown) => null)
  if (answer?.status === CREATED) return 'stored'
  if (answer?.status === TOO_MANY) return 'limited'
  return answer && REFUSED.includes(answer.status) ? 'invalid' : 'failed'
}
