import type { NextRequest } from 'next/server'
import { CARRIED_TRANSACTION } from '#features/affiliate/affiliate-click.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { QUERY } from '#lib/config/query.ts'
import { emailSchema } from '../../email.ts'
import type { HandOffTarget } from './hand-off-target.ts'

type Arrival = {
  webAppUrl: string
  ssotoken: string
  target: HandOffTarget
  cookies: NextRequest['cookies']
}

/** Page script can write these cookies, so only a value in order travels on. */
const carriedCookies = (cookies: NextRequest['cookies']) => {
  const transaction = cookies.get(COOKIES.affiliateTransaction.name)?.value ?? ''
  return {
    email: emailSchema.safeParse(cookies.get(COOKIES.email.name)?.value).data,
    transaction: CARRIED_TRANSACTION.test(transaction) ? transaction : undefined,
  }
}

/** The web app root with the hand-off query (S1 §7); fields without a value are left out. */
export const webAppAddress = ({ webAppUrl, ssotoken, target, cookies }: Arrival): string => {
  const { locale, entryPoint, destination, pending } = target
  const { email, transaction } = carriedCookies(cookies)
  const fields: [string, string | undefined][] = [
    [HAND_OFF_QUERY.token, ssotoken],
    [HAND_OFF_QUERY.entryPoint, entryPoint],
    [HAND_OFF_QUERY.email, pending?.account?.email ?? email],
    [QUERY.url, destination?.url],
    [QUERY.search, destination?.t],
    [HAND_OFF_QUERY.affiliateTransaction, transaction],
    [QUERY.language, locale],
    [QUERY.library, locale],
  ]
  const said = fields.filter((field): field is [string, string] => Boolean(field[1]))
  return `${webAppUrl}/?${new URLSearchParams(said)}`
}
