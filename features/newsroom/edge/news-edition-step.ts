import { ROUTES } from '#lib/config/routes.ts'
import type { Step } from '#lib/edge/visit.ts'

const NEWS = ROUTES.newsroom.path

/** Gives a page of the newsroom the edition that it shows, so that another list of news is another page (docs/decisions/064). */
export const newsEditionStep =
  (edition: () => Promise<string>): Step =>
  (visit) => {
    const { path } = visit
    if (path !== NEWS && !path.startsWith(`${NEWS}/`)) return visit
    return edition().then((name) => ({ ...visit, edition: name }))
  }
