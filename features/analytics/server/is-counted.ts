import type { NextRequest } from 'next/server'
import { COOKIES } from '#lib/config/cookies.ts'
import { isProgram } from '#lib/util/is-program.ts'

const ACCEPTED = '1'
const DECLINED = '0'

const choiceOf = ({ cookies }: NextRequest) => cookies.get(COOKIES.choice.name)?.value

/** Tells whether events may carry the id of the visit: the visitor accepted (architecture 22). */
export const hasAccepted = (request: NextRequest): boolean => choiceOf(request) === ACCEPTED

/** Tells whether a request counts: not that of a program, of a visitor who declined, or whose browser did (`Sec-GPC`) and who has not accepted since. */
export const isCounted = (request: NextRequest): boolean => {
  const { headers } = request
  if (isProgram(headers.get('user-agent')) || choiceOf(request) === DECLINED) return false
  return headers.get('sec-gpc') !== '1' || hasAccepted(request)
}
