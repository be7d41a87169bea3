import { ROUTES } from '#lib/config/routes.ts'

/** The token in the path of a package's page, without what a mail or a chat has left behind it (`&amp;…`, a full stop); empty where nothing follows the page's own path. */
export const packageTokenIn = (pathname: string): string => {
  const [, rest = ''] = pathname.split(`${ROUTES.budgetoBuy.path}/`)
  const [token = ''] = /^[\w-]*/.exec(rest) ?? []
  return token
}
