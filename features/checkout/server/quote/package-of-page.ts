import { packageTokenIn } from '#features/pricing/package-token.ts'
import { packageTokenSchema } from '#features/pricing/quote-contract.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { QuoteWish } from './read-quote.ts'

const FIELD = 'packageToken'

const tokenOfPage = (headers: Headers): string | undefined => {
  const { pathname = '' } = URL.parse(headers.get('referer') ?? '') ?? {}
  return packageTokenSchema.safeParse(packageTokenIn(pathname)).data
}

/**
 * A form that was sent without script cannot know the token of its page, which stands in the address that it was sent from
 * (S2 §2.2). Script always sends the field, empty where the link does not hold.
 */
export const withPackageOfPage = (
  wish: QuoteWish,
  { body, headers }: { body: string; headers: Headers },
): QuoteWish => {
  if (wish.offer !== ROUTES.budgetoBuy.path || body.includes(FIELD)) return wish
  const packageToken = tokenOfPage(headers)
  return packageToken === undefined ? wish : { ...wish, packageToken }
}
