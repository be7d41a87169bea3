import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ANSWER_SLOT } from '#lib/config/answer-slot.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { SHEET_MARK } from '#lib/next/style-elements.ts'
import { isMissing } from '#lib/util/error-code.ts'
import type { Answer } from '../answer/own-address.ts'
import { finishPage } from '../page-cache/finish-page.ts'
import { sheetHashes } from '../page-cache/page-policy.ts'

type Language = Answer['language']

/** The frame where no build has made one, as in development: the faces that stand in for the site's have their measures. */
const bareHouse = (language: Language): string =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title></title><style>:root{--font-headline:times-like;--font-text:sans-like}${SHEET_MARK}</style></head><body><main><slot name="${ANSWER_SLOT}"></slot></main></body></html>`

/** The page of answers as the build has rendered it: header, faces and foot of the site. */
const houseOf = (language: Language): string => {
  const { BUILD_FOLDER } = serverEnv()
  if (!BUILD_FOLDER) return bareHouse(language)
  const page = `${language}/${CONTEXTS[0]}${ROUTES.answer.path}.html`
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), BUILD_FOLDER, 'server/app', page)
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    // Whatever else is gone, an answer is not.
    if (isMissing(error)) return bareHouse(language)
    throw error
  }
}

/** Pages that nothing on them needs script for. */
const policyOf = (html: string): string =>
  `default-src 'none'; style-src ${sheetHashes(html).join(' ')}; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const TITLE = /<title>[^<]*<\/title>/

const SLOT = new RegExp(`<slot name="${ANSWER_SLOT}">([\\s\\S]*?)</slot>`)

/**
 * A page of the house whose content is not built ahead, with the policy that it is sent under; without an answer it is the
 * page for whoever comes too late (docs/decisions/063). There is no other way to make one (`tests/contract/page-answers.test.ts`).
 */
export const housePage = (
  language: Language,
  answer: Omit<Answer, 'language'> | null,
): { html: string; policy: string } => {
  const house = houseOf(language)
  const filled = answer
    ? house.replace(TITLE, () => answer.title).replace(SLOT, () => answer.body)
    : house
  const html = finishPage(filled)
  return { html, policy: policyOf(html) }
}

/** The headers of such a page; it is nobody else's, so that no cache holds it. */
export const houseHeaders = (language: Language, policy: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Language': language,
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
})
