import { randomBytes } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { NextResponse } from 'next/server'
import * as z from 'zod/mini'
import { COOKIES } from '#lib/config/cookies.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { cookieIn } from '../request/cookie-in.ts'
import type { Site } from '../site.ts'
import { setCookie } from './cookie.ts'
import { sealText, openText } from './sealed-text.ts'
import { seeOther } from './see-other.ts'

const answerSchema = z.object({
  language: z.enum(LOCALE_CODES),
  /** Title element and content, as they stand in the page. */
  title: z.string(),
  body: z.string(),
})

/** What a form that was posted without script is answered by: the part between header and footer. */
export type Answer = z.infer<typeof answerSchema>

const keptSchema = z.extend(answerSchema, { number: z.string(), until: z.number() })

/** An answer as the page of the address that was posted to. */
export class AnswerPage extends Response {
  readonly answer: Answer

  constructor(answer: Answer, { html, ...init }: ResponseInit & { html: string }) {
    super(html, init)
    this.answer = answer
  }
}

/** The query field with the number of an answer: two of one browser are not taken for each other. */
const NUMBER = 'no'

type Asked = { request: NextRequest; site: Pick<Site, 'siteUrl' | 'hashKey'> }

const isVisit = ({ headers }: NextRequest): boolean => headers.get('sec-fetch-mode') === 'navigate'

/** Below this a browser keeps a cookie with its name and attributes (RFC 6265bis §5.7). */
const COOKIE_MAX_LENGTH = 3900

const MS = 1000

/**
 * Leads to the address of an answer, which a reload shows again (docs/decisions/063). A browser that has shown no cookie, and an
 * answer that fits into none, stay where they were posted: nothing that was answered may be lost.
 */
export const atOwnAddress = (page: AnswerPage, { request, site }: Asked): Response => {
  if (!isVisit(request) || !request.headers.has('cookie')) return page
  const number = randomBytes(6).toString('hex')
  const until = Date.now() + COOKIES.answer.maxAge * MS
  const value = sealText(JSON.stringify({ ...page.answer, number, until }), site.hashKey)
  if (value.length > COOKIE_MAX_LENGTH) return page
  const path = routePath('answer', page.answer.language)
  const response = seeOther({ path, query: { [NUMBER]: number } })
  setCookie(response, { key: 'answer', value, site, path })
  // After it: setting one writes anew whatever was appended before.
  for (const cookie of page.headers.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

/** The answer that a request may see again: of its own browser, by its own number, within its hour. */
export const answerAgain = ({ request, site }: Asked): Answer | null => {
  const sealed = cookieIn(request.headers, 'answer') ?? ''
  const kept = keptSchema.safeParse(parseJson(openText(sealed, site.hashKey) ?? ''))
  if (!kept.success || kept.data.until < Date.now()) return null
  const { number, until: _until, ...answer } = kept.data
  return request.nextUrl.searchParams.get(NUMBER) === number ? answer : null
}

const ASKED = 'asked'

/**
 * Has a browser without any cookie post its form once more with one, before anything of it is read: without script none has
 * been set yet, and a browser that takes none is answered where it posted. `null` where it is known.
 */
export const askForCookies = (
  request: NextRequest,
  site: Pick<Site, 'siteUrl'>,
): NextResponse | null => {
  const { pathname, searchParams } = request.nextUrl
  if (!isVisit(request) || request.headers.has('cookie') || searchParams.has(ASKED)) return null
  const response = new NextResponse(null, {
    status: 307,
    headers: {
      Location: `${pathname}?${ASKED}=1`,
      'Cache-Control': 'no-store',
      // The way back leads to the page of the form, which the second post must name too.
      'Referrer-Policy': 'same-origin',
    },
  })
  setCookie(response, { key: 'answer', value: ASKED, site, path: pathname })
  return response
}
