import { isOfferRoute } from '#lib/config/routes.ts'
import { recordFamily } from '#lib/util/record-family.ts'

/** True if a public path, without language, can be that of a pricing page. */
export const isOfferPath = (path: string): boolean => {
  const family = recordFamily(path)
  return family !== null && isOfferRoute(family)
}
