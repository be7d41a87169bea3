import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { BOOKS_TIME_ZONE } from '#lib/config/books.ts'
import { EVENT_LIFE_DAYS } from '#lib/config/constants.ts'
import { EVENT_CATEGORIES, PURCHASE_EVENT, VIEW_EVENT } from '#lib/config/events.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { startRounds } from '#services/rounds/rounds.ts'

const ROUND_MS = 10 * 60_000

/** Rows that one statement takes: an embedded database answers nobody else meanwhile. */
const BATCH = 1000

/** Sums that a day may have, more than all pages and labels of the site: what strangers make up beyond that is one sum. */
const MOST_SUMS = 10_000

const OTHER = '(other)'

const NAMES = [...Object.keys(EVENT_CATEGORIES), PURCHASE_EVENT.name]

const takenSchema = z.object({ rows: z.tuple([z.object({ taken: z.number() })]) })

type Old = {
  name: string
  oldest: Date
  /** The most sums of a day. */
  most: number
}

/** By their places: a plan by ids depends on what is known of a table that is filled and emptied. */
const goneOf = ({ name, oldest }: Old): SQL => sql`
  delete from events where ctid = any(array(
    select ctid from events where name = ${name} and happened_at < ${oldest.toISOString()}
    order by happened_at limit ${BATCH} for update skip locked
  )) returning *`

const NAMES_OF_FIELDS =
  'day, name, category, label, language, path, arm, device, channel, campaign, medium, consent'

const FIELDS = sql.raw(NAMES_OF_FIELDS)

const KEY = sql.raw(`md5(jsonb_build_array(${NAMES_OF_FIELDS})::text)`)

/** Takes rows into the sums of their days in one statement: whatever ends it, each row is counted once. */
const sumBatch = async (queries: Database, old: Old): Promise<number> => {
  const answer = await queries.execute(sql`
    with gone as (${goneOf(old)}), found as (
      select (happened_at at time zone ${sql.raw(`'${BOOKS_TIME_ZONE}'`)})::date as day, name, category, label, language, path,
        coalesce(arm, '') as arm, coalesce(device, '') as device,
        coalesce(source->>'SourceChannel', '') as channel, coalesce(source->>'SourceCampaign', '') as campaign,
        coalesce(source->'CustomTracking'->>'medium', '') as medium,
        case when name <> ${VIEW_EVENT} then '' when visit_id is null then 'undecided' else 'accepted' end as consent
      from gone
    ), alike as (
      select ${FIELDS}, ${KEY} as key, count(*) as count from found group by ${FIELDS}
    ), full_days as (
      select day from event_days where day in (select day from alike) group by day having count(*) >= ${old.most}
    ), placed as (
      select *, day in (select day from full_days) and not exists (select from event_days known where known.key = alike.key) as is_other from alike
    ), named as (
      select day, name, category, case when is_other then ${OTHER} else label end as label, language,
        case when is_other then ${OTHER} else path end as path, case when is_other then '' else arm end as arm, device,
        case when is_other then '' else channel end as channel, case when is_other then '' else campaign end as campaign,
        case when is_other then '' else medium end as medium, consent, count
      from placed
    ), written as (
      insert into event_days (key, ${FIELDS}, count)
      select ${KEY}, ${FIELDS}, sum(count) from named group by ${FIELDS} order by 1
      on conflict (key) do update set count = event_days.count + excluded.count
    ) select count(*)::int as taken from gone`)
  return takenSchema.parse(answer).rows[0].taken
}

type Options = { now: Date; signal: AbortSignal; most?: number }

/** Takes events that are old enough into the sums of their days, until there are none or the signal says so; gives how many. */
export const sumEvents = async (
  queries: Database,
  { now, signal, most = MOST_SUMS }: Options,
): Promise<number> => {
  const oldest = new Date(now.getTime() - EVENT_LIFE_DAYS * DAY_MS)
  let sum = 0
  for (const name of NAMES) {
    for (let taken = BATCH; taken === BATCH && !signal.aborted; sum += taken) {
      taken = await sumBatch(queries, { name, oldest, most })
    }
  }
  return sum
}

/** Sums events up every ten minutes; returns the function that stops it, once the batch under way is done. */
export const startEventLoop = (
  services: Pick<ServicesContext, 'database' | 'log' | 'systemTime'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'events',
    everyMs: ROUND_MS,
    work: async (queries, signal) => {
      const taken = await sumEvents(queries, { now: services.systemTime(), signal })
      // A server does so by itself. No file may get shorter, which would be taken for damage (`db/pglite-folder.ts`).
      if (taken > 0 && services.database.kind === 'pglite')
        await queries.execute(sql`vacuum (truncate false) events, event_days`)
    },
    failed: 'Events of long ago keep their rows until the next round',
  })
