import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { readRows } from '#services/db/read-rows.ts'
import { failureHandler, pageStatus } from '#services/http/failure-handler.ts'
import { campaignRows, consentRows } from './campaign-rows.ts'
import { campaignsPage } from './campaigns-page.ts'
import {
  CAMPAIGN_DIMENSIONS,
  campaignsQuestion,
  consentQuestion,
  countsClicks,
} from './campaigns-question.ts'
import { readCosts } from './costs/read-costs.ts'
import { experimentPage } from './experiment-page.ts'
import { readExperiments } from './experiment-records.ts'
import { askPage, loginRoutes, readerOf, type ResultsServices } from './login-routes.ts'
import { overviewPage, pageDaysPage, type OverviewQuery } from './overview-page.ts'
import { pageRows } from './page-rows.ts'
import { daysOf, pageSums, totalSums } from './page-sums.ts'
import { offersQuestion, pagesQuestion } from './pages-question.ts'
import { requestedDays, DaysError } from './requested-days.ts'
import { resultsPage } from './results-page.ts'
import { RESULTS_HEADERS } from './sheet.ts'
import { showExperiment, type ShownExperiment } from './shown-experiment.ts'

/** The most days that are shown. */
const MOST_DAYS = 400

const MOST_PATH = 200

type Range = { from: string; until: string }

const rangeOf = (asked: { from?: string; to?: string }, now: Date): Range => {
  const range = requestedDays({ from: asked.from || undefined, to: asked.to || undefined, now })
  if (daysOf(range).length > MOST_DAYS) throw new DaysError(`Ask for ${MOST_DAYS} days at most`)
  return range
}

/** The days that a form asked for, or the usual ones with what was wrong with it. */
const requestedRange = (
  asked: { from?: string; to?: string },
  now: Date,
): Range & { fault?: string } => {
  try {
    return rangeOf(asked, now)
  } catch (error) {
    if (!(error instanceof DaysError)) throw error
    return { ...requestedDays({ now }), fault: `${error.message}.` }
  }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

type Reading = { services: ResultsServices; reader: string }

const asking = ({ database, systemTime }: ResultsServices) => ({
  ask: async (question: string) => readRows(await database.get(), question),
  now: systemTime(),
})

/** No path has a zero byte, and no question to the database may have one. */
const withoutZeros = (text: string) => text.replaceAll('\u0000', '')

const overviewQueryOf = (context: Context, now: Date) => {
  const { from, to, path = '', page } = context.req.query()
  const range = requestedRange({ ...(from && { from }), ...(to && { to }) }, now)
  const wanted: OverviewQuery = {
    from: range.from,
    to: dayBefore(range.until),
    path: withoutZeros(page ?? path)
      .trim()
      .slice(0, MOST_PATH),
  }
  return { range, wanted }
}

const showOverview = async (context: Context, { services, reader }: Reading) => {
  const { ask, now } = asking(services)
  const { range, wanted } = overviewQueryOf(context, now)
  const asked = { from: range.from, until: range.until, isByDay: true }
  const rows = pageRows(await ask(pagesQuestion({ ...asked, page: wanted.path })))
  const offers = pageSums(pageRows(await ask(offersQuestion(asked))), range)
  const { experiments, faults } = await readExperiments(services.results.contentFolder)
  const shown: ShownExperiment[] = []
  // One after another: a reader must not take all connections.
  for (const each of experiments) shown.push(await showExperiment(each, { ask, now }))
  return overviewPage({
    reader,
    wanted,
    fault: range.fault,
    pages: pageSums(rows, range),
    total: totalSums(rows, range),
    offers: offers.filter(({ page }) => page.startsWith(wanted.path)),
    experiments: shown,
    faults,
  })
}

const showPage = async (context: Context, { services, reader }: Reading) => {
  const { ask, now } = asking(services)
  const { range, wanted } = overviewQueryOf(context, now)
  const asked = { from: range.from, until: range.until, isByDay: true, page: wanted.path }
  const rows = pageRows(await ask(pagesQuestion(asked))).filter(({ page }) => page === wanted.path)
  const sums = { ...totalSums(rows, range), page: wanted.path }
  return pageDaysPage({ reader, wanted, sums })
}

const dimension = z.enum(CAMPAIGN_DIMENSIONS)

const showCampaigns = async (context: Context, { services, reader }: Reading) => {
  const { ask, now } = asking(services)
  const { range, wanted } = overviewQueryOf(context, now)
  const { by: asked, of: narrowed, is: value = '' } = context.req.query()
  const by = dimension.safeParse(asked).data ?? 'source'
  const of = dimension.safeParse(narrowed).data
  const only = of && { of, value: withoutZeros(value).slice(0, MOST_PATH) }
  const query = { from: range.from, until: range.until, by, only }
  const { costs, faults } = await readCosts(services.results.contentFolder)
  return campaignsPage({
    reader,
    wanted: { from: wanted.from, to: wanted.to, by, only },
    fault: range.fault,
    unit: countsClicks(query) ? 'clicks' : 'views',
    rows: campaignRows(await ask(campaignsQuestion(query)), { asked: query, costs }),
    consent: consentRows(await ask(consentQuestion(query))),
    faults,
  })
}

const missingPage = (reader: string) =>
  resultsPage({
    title: 'Not here',
    reader,
    content: html`<h1>Not here</h1>
      <p>There is no such page of the results.</p>`,
  })

const showOne = async (context: Context, { services, reader }: Reading) => {
  const { experiments } = await readExperiments(services.results.contentFolder)
  const found = experiments.find(({ name }) => name === context.req.param('name'))
  return found && experimentPage(await showExperiment(found, asking(services)), reader)
}

type Show = (
  context: Context,
  reading: Reading,
) => Promise<Awaited<ReturnType<typeof showOverview>> | undefined>

/** The results of pages, offers and experiments, for the readers whom the owner lists (docs/analytics.md). */
export const resultsRoutes = (services: ResultsServices): Hono => {
  const routes = new Hono({ strict: false })
  routes.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(RESULTS_HEADERS)) context.header(name, value)
  })
  routes.route('/', loginRoutes(services))

  const forReaders = (show: Show) => async (context: Context) => {
    const reader = await readerOf(context, services)
    if (reader === undefined) return context.html(askPage(), 401)
    const shown = await show(context, { services, reader })
    return shown ? context.html(shown) : context.html(missingPage(reader), 404)
  }
  routes.get('/', forReaders(showOverview))
  routes.get('/page', forReaders(showPage))
  routes.get('/campaigns', forReaders(showCampaigns))
  routes.get('/experiments/:name', forReaders(showOne))
  routes.get(
    '*',
    forReaders(async () => undefined),
  )

  routes.onError(
    failureHandler(services, ({ status }, context) => {
      const content = html`<h1>The results cannot be shown</h1>
        <p>The services cannot read their database just now. Please try again in a moment.</p>`
      const failed = resultsPage({ title: 'The results cannot be shown', content })
      return context.html(failed, pageStatus(status))
    }),
  )
  return routes
}
