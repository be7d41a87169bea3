import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { changeExperiment } from '../experiments/change-experiment.ts'
import { newExperiment } from '../experiments/new-experiment.ts'
import { ownArmPath } from '../experiments/read-pages.ts'
import { recordFileOf } from '../landing/schema-file.ts'
import type { Random } from '../lib/random.ts'
import { readExperiments } from '../lib/read-experiments.ts'
import { buy, signUp, viewPages, type Visit } from './visitor.ts'
import type { World } from './world.ts'
import type { YearEvent } from './year-event.ts'

/** The experiment that runs in the last three weeks of the four that it has. */
export const EXPERIMENT = { name: 'headline', page: '/docs/free-demo', arm: 'question' } as const

const EXPERIMENT_DAYS = 21

/** The headline of its arm, in each language that has the page. */
const HEADLINES: Readonly<Partial<Record<Locale, string>>> = {
  en: 'Which document do you need **today?**',
  it: 'Di quale documento ha bisogno **oggi?**',
  pt: 'De que documento você precisa **hoje?**',
  de: 'Welches Dokument brauchen Sie **heute?**',
}

const CHANNELS: readonly [TrafficSource, ...TrafficSource[]] = [
  {},
  {},
  { SourceChannel: 'google', SourceCampaign: 'contracts' },
  { SourceChannel: 'bing', SourceCampaign: 'templates' },
  { SourceChannel: 'newsletter', SourceCampaign: 'spring' },
]

const PAGES = ['/docs/free-demo', '/start', '/l/business-plan'] as const

/** Every how many days of the year before the experiment somebody signs up. */
const SIGN_UP_EVERY = 6

/** Of those who sign up, so many buy. */
const BUYERS = 0.2

/** Visitors of the experiment on a day, and how many of an arm's sign up. */
const VISITORS_A_DAY = 60

const RATES = { control: 0.04, [EXPERIMENT.arm]: 0.07 } as const

/** Writes the experiment as a marketer does with `--out`, and starts it. */
const startExperiment = async ({ services }: World, root: string): Promise<void> => {
  const { name, page, arm } = EXPERIMENT
  await mkdir(root, { recursive: true })
  const folder = { root, name: root }
  await newExperiment({ name, page, arms: [arm], folder, now: services.now() })
  const path = ownArmPath({ page, name, arm })
  const [row] = await readExperiments(root)
  if (!row) throw new Error(`The experiment ${name} was not written.`)
  for (const locale of row.record.languages) {
    const file = recordFileOf(folder, { locale, path })
    const text = await readFile(file, 'utf8')
    const headline = JSON.stringify(HEADLINES[locale] ?? '')
    await writeFile(
      file,
      text.replace(/("heading": )"[^"]*"/, (_all, field: string) => `${field}${headline}`),
    )
  }
  await changeExperiment(row, { state: 'running' })
}

/** Somebody of the crowd makes an account, and may buy within the hour. */
const join = async (world: World, { visit, random }: { visit: Visit; random: Random }) => {
  const number = random.below(1_000_000_000)
  const email = `visitor-${number}.${visit.locale}@tour.example`
  await signUp(world, { ...visit, email })
  if (!random.chance(BUYERS)) return
  const plan = random.pick(['basic', 'basic', 'solo', 'starter'] as const)
  await world.wait(4)
  const { locale, arms } = visit
  await buy(world, { locale, email, plan, number, arms })
}

/** The days on which there is no experiment yet, and those beside it. */
const ordinaryDays = (random: Random): YearEvent[] =>
  Array.from({ length: 400 / SIGN_UP_EVERY }, (_day, index) => ({
    daysAgo: 398 - index * SIGN_UP_EVERY,
    run: async (world: World) => {
      const locale = LOCALE_CODES[index % LOCALE_CODES.length] ?? 'en'
      const visit: Visit = { locale, page: random.pick(PAGES), source: random.pick(CHANNELS) }
      await viewPages(
        world,
        Array.from({ length: 3 + random.below(17) }, () => visit),
      )
      await join(world, { visit, random })
    },
  }))

/** A day of the experiment. */
const experimentDay = (daysAgo: number, random: Random): YearEvent => ({
  daysAgo,
  run: async (world) => {
    const visits = Array.from({ length: VISITORS_A_DAY }, (): Visit => {
      const arm = random.pick(['control', EXPERIMENT.arm] as const)
      const locale = random.pick(['en', 'en', 'en', 'de', 'it', 'pt'] as const)
      return {
        locale,
        page: EXPERIMENT.page,
        source: random.pick(CHANNELS),
        arms: { [EXPERIMENT.name]: arm },
      }
    })
    for (let at = 0; at < visits.length; at += 20) await viewPages(world, visits.slice(at, at + 20))
    const won = visits.filter(({ arms }) =>
      random.chance(RATES[arms?.[EXPERIMENT.name] === 'control' ? 'control' : EXPERIMENT.arm]),
    )
    for (const visit of won) await join(world, { visit, random })
  },
})

/** Visitors nobody knows by name, the same for the same random numbers: some sign up, some of those buy, and in the last weeks an experiment divides them. */
export const crowdEvents = (random: Random, contentFolder: string): YearEvent[] => [
  ...ordinaryDays(random),
  { daysAgo: EXPERIMENT_DAYS, run: (world) => startExperiment(world, contentFolder) },
  ...Array.from({ length: EXPERIMENT_DAYS }, (_day, index) =>
    experimentDay(EXPERIMENT_DAYS - index - 0.5, random),
  ),
]
