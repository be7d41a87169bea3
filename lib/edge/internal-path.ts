import { encodeFacts } from '#lib/util/landing-facts.ts'
import { landingSegments } from '#lib/util/landing-segments.ts'
import type { Visit } from './visit.ts'

/** Where the prerendered page of a visit stands in the route tree; no visitor sees these paths. */
export const internalPath = ({ locale, context, path, landing, facts }: Visit): string => {
  const root = `/${locale}/${context}`
  if (!landing) return path === '/' ? root : root + path
  const address = { hash: landing.hash, facts: encodeFacts(facts), path }
  return `${root}/landing/${landingSegments(address).join('/')}`
}
