import type { NextResponse } from 'next/server'
import { declinesAttribution } from '#features/consent/declines-attribution.ts'
import { isUnknownPlace, readKept } from '#features/localization/kept-localization.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import { edgeEnv } from '#lib/config/env-edge.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { isRecordRoute } from '#lib/config/routes.ts'
import { edgeCountry } from '#lib/edge/edge-country.ts'
import { isNavigation } from '#lib/edge/is-navigation.ts'
import { cookieOf, type Step, type Visit } from '#lib/edge/visit.ts'
import type { ExperimentIndex } from '#lib/records/experiment-index.ts'
import type { ExperimentFact } from '#lib/util/experiment-fact.ts'
import { isProgram } from '#lib/util/is-program.ts'
import { readArms, writeArms, type KeptArms } from '../arms-cookie.ts'
import { assignArm } from '../assign-arm.ts'
import {
  orderExperiments,
  type NamedExperiment,
  type RunningExperiments,
} from '../running-experiments.ts'

type Record = { hash: string; mayChange: boolean }

type Options = {
  /** The same object until something has changed. */
  running: () => ExperimentIndex
  /** The record of a path in a language. */
  find: (locale: Locale, path: string) => Record | undefined
}

/** Whether somebody who may be counted opens a page: no program, no preview, nobody who asked not to be tracked. */
const takesPart = (visit: Visit): boolean => {
  const { method, headers } = visit.request
  const choice = cookieOf(visit, 'choice')
  return (
    method === 'GET' &&
    isNavigation(headers) &&
    !isProgram(headers.get('user-agent')) &&
    !declinesAttribution({ choice, privacyControl: headers.get('sec-gpc') }) &&
    headers.get('dnt') !== '1' &&
    !visit.url.searchParams.has(QUERY.preview)
  )
}

/** The country that the edge network names, or an earlier answer of `/api/localization`; nobody is asked for it. */
const knownCountry = (visit: Visit): unknown => {
  const named = edgeCountry(visit.request.headers)
  if (named !== undefined) return named
  const kept = readKept(cookieOf(visit, 'localization'))
  return kept && !isUnknownPlace(kept) ? kept.countryCode : undefined
}

/** Whether an experiment is for a visit; one arm that a language lacks would leave the others too many visitors. */
const isFor = (
  { languages, countries, arms }: NamedExperiment,
  { visit, find }: { visit: Visit; find: Options['find'] },
): boolean => {
  if (!languages.includes(visit.locale)) return false
  if (countries && !countries.some((country) => country === knownCountry(visit))) return false
  return arms.every(([, , page]) => page === undefined || find(visit.locale, page) !== undefined)
}

const remember = (kept: KeptArms) => (answer: NextResponse) => {
  const { name, maxAge, httpOnly } = COOKIES.experiments
  const { isSecure: secure } = edgeEnv()
  answer.cookies.set({
    name,
    value: writeArms(kept),
    maxAge,
    httpOnly,
    secure,
    sameSite: 'lax',
    path: '/',
  })
  return answer
}

const withFact = (visit: Visit, experiment: ExperimentFact): Visit => ({
  ...visit,
  facts: { ...visit.facts, experiment },
})

/** Without the key of the site: arms are drawn once and then kept, so that each process may have its own. */
const ownKey = crypto.randomUUID()

type Chances = { running: RunningExperiments; find: Options['find'] }

const divide = async (visit: Visit, { running, find }: Chances): Promise<Visit> => {
  const now = Date.now()
  const candidates = running
    .onPage(visit.path)
    .filter(({ start }) => start <= now)
    .filter((experiment) => isFor(experiment, { visit, find }))
  const { shown, kept, isNew } = await assignArm(candidates, {
    running,
    visitor: {
      kept: readArms(cookieOf(visit, 'experiments')),
      key: edgeEnv().hashKey ?? ownKey,
      id: crypto.randomUUID(),
      now,
    },
  })
  const known = isNew ? { ...visit, endings: [...visit.endings, remember(kept)] } : visit
  if (!shown) return known
  const [arm, , record] = shown.arm
  const landing = record === undefined ? visit.landing : (find(visit.locale, record) ?? null)
  return withFact({ ...known, landing }, { kind: 'arm', experiment: shown.experiment, arm, record })
}

/**
 * Shows one of the arms of a page's experiment under its address (docs/decisions/054). Whoever does not take part sees the page as
 * it is, without a cookie; nobody else may keep an answer while an experiment runs, nor keep one beyond its start.
 */
export const experiment = ({ running, find }: Options): Step => {
  let known: ExperimentIndex | undefined
  let ordered = orderExperiments({})
  return (visit) => {
    const { route, path, landing } = visit
    if (route === null || !isRecordRoute(route) || landing === null) return visit
    const index = running()
    if (index !== known) ordered = orderExperiments(index)
    known = index
    const own = ordered.onPage(path)
    if (own.length === 0) {
      const of = ordered.pageOfArm(path)
      return of === undefined ? visit : withFact(visit, { kind: 'address', of })
    }
    if (own.every(({ start }) => start > Date.now())) {
      return { ...visit, landing: { ...landing, mayChange: true } }
    }
    const personal = { ...visit, isPersonal: true }
    return takesPart(visit) ? divide(personal, { running: ordered, find }) : personal
  }
}
