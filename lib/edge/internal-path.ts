import { encodeFacts } from '#lib/util/landing-facts.ts'
import type { Visit } from './visit.ts'

/** Where the prerendered page of a visit stands in the route tree; no visitor sees these paths. */
export const internalPath = ({ locale, context, path, landing, facts }: Visit): string => {
  const page = path === '/' ? '' : path
  if (!landing) return `/${locale}/${context}${page}`
  return `/${locale}/${context}/landing/${landing.hash}/${encodeFacts(facts)}${page}`
}
