import { API_PATHS } from '../../lib/config/api-paths.ts'

type PageAnswer = {
  fields: Readonly<Record<string, string>>
  /** Other encodings treble the length of some alphabets. */
  isMultipart: boolean
}

const message = { language: 'fr', email: 'ann@company.example', name: 'Ann', message: 'Bonjour' }

const leaving = { name: 'Ann', email: 'ann@company.example' }

/** The handlers that answer a form without script by a page, each with a form that it answers so when its service is away. */
export const PAGE_ANSWERS: Readonly<Record<string, PageAnswer>> = {
  [API_PATHS.contact]: { fields: { ...message, topic: 'sales' }, isMultipart: true },
  [API_PATHS.messages]: { fields: message, isMultipart: true },
  [API_PATHS.uninstall]: { fields: { language: 'fr', message: 'Bonjour' }, isMultipart: true },
  [API_PATHS.cancel]: {
    fields: { language: 'fr', ...leaving, way: 'ordinary', confirmed: 'yes' },
    isMultipart: true,
  },
  [API_PATHS.withdraw]: {
    fields: { language: 'fr', ...leaving, orderNumber: 'BB-0000000000', confirmed: 'yes' },
    isMultipart: true,
  },
  [API_PATHS.quote]: { fields: { language: 'fr', plan: 'basic' }, isMultipart: false },
  [API_PATHS.checkoutPay]: { fields: { language: 'fr', country: 'FR' }, isMultipart: true },
}

const bodyOf = ({ fields, isMultipart }: PageAnswer): FormData | URLSearchParams => {
  if (!isMultipart) return new URLSearchParams(fields)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Posts a form as a browser without script does. */
export const postForm = (siteUrl: string, path: string): Promise<Response> => {
  const answer = PAGE_ANSWERS[path]
  if (!answer) throw new Error(`${path} is no row of the table.`)
  return fetch(siteUrl + path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: bodyOf(answer),
    redirect: 'manual',
  })
}
