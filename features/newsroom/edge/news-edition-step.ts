import { ROUTES } from '#lib/config/routes.ts'
import type { Step } from '#lib/edge/visit.ts'

const NEWS = ROUTES.newsroom.path

/** Names the list of news that a page of the newsroom shows: it is made again when that changes (docs/decisions/064). */
export const newsEditionStep =
  (edition: () => Promise<string>): Step =>
  (visit) => {
    const { path } = visit
    if (path !== NEWS && !path.startsWith(`${NEWS}/`)) return visit
    return edition().then((name) => ({ ...visit, edition: name }))
  }
