import { HELD_OUT, type ArmEntry } from '#lib/records/experiment-index.ts'
import type { KeptArms } from './arms-cookie.ts'
import { bucketOf, chosenBy } from './bucket.ts'
import type { NamedExperiment, RunningExperiments } from './running-experiments.ts'

type Visitor = {
  kept: KeptArms
  /** Of the site, or of the process. */
  key: string
  /** Drawn for one request and kept nowhere. */
  id: string
  /** Milliseconds. */
  now: number
}

/** The arm that a visitor is shown, and the new value of the cookie. */
export type Assignment = {
  shown?: { experiment: string; arm: ArmEntry }
  kept: KeptArms
  /** Whether the cookie says something new. */
  isNew: boolean
}

const armOf = ({ arms }: NamedExperiment, name: string | undefined) =>
  arms.find(([own]) => own === name)

/** Whether the cookie says what becomes of a visitor in an experiment; an arm that it no longer has says nothing. */
const isSettled = (experiment: NamedExperiment, kept: KeptArms): boolean => {
  const name = kept.get(experiment.name)?.arm
  return name === HELD_OUT || armOf(experiment, name) !== undefined
}

/** Chooses the experiment of a layer that a visitor is in, then the holdout, then the arm: each by a bucket of its own. */
const draw = async (mates: readonly NamedExperiment[], { key, id }: Visitor) => {
  const bucket = (name: string) => bucketOf({ key, name, id })
  const [only] = mates
  const equal = mates.map((each) => [each, 1] as const)
  const chosen = mates.length > 1 ? chosenBy(await bucket(`layer ${only?.layer}`), equal) : only
  if (!chosen) return undefined
  const { name, holdout, arms } = chosen
  if (holdout > 0 && (await bucket(`holdout ${name}`)) < holdout) return [name, HELD_OUT] as const
  const byWeight = arms.map(([arm, weight]) => [arm, weight] as const)
  return [name, chosenBy(await bucket(name), byWeight) ?? HELD_OUT] as const
}

/**
 * Assigns the arm of a page: what the cookie says holds, whatever the weights are now; else one is drawn. A visitor has one entry a
 * layer, so that whoever the draw gives to another experiment is in no arm here, on every visit.
 */
export const assignArm = async (
  candidates: readonly NamedExperiment[],
  { running, visitor }: { running: RunningExperiments; visitor: Visitor },
): Promise<Assignment> => {
  const kept = new Map(visitor.kept)
  let isNew = false
  for (const experiment of candidates) {
    const mates = running.inLayer(experiment.layer).filter(({ start }) => start <= visitor.now)
    if (!mates.some((mate) => isSettled(mate, kept))) {
      const drawn = await draw(mates, visitor)
      if (drawn) kept.set(drawn[0], { arm: drawn[1], isShown: false })
      isNew = true
    }
    const arm = armOf(experiment, kept.get(experiment.name)?.arm)
    if (arm) return { shown: { experiment: experiment.name, arm }, kept, isNew }
  }
  return { kept, isNew }
}
