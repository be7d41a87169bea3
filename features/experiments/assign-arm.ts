import { HELD_OUT, type ArmEntry } from '#lib/records/experiment-index.ts'
import type { KeptArms } from './arms-cookie.ts'
import type { NamedExperiment, RunningExperiments } from './running-experiments.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

/** The number of bits of a hash that are used: a few less than a number holds exactly. */
const BYTES = 6

const keys = new Map<string, Promise<CryptoKey>>()

const keyOf = (key: string): Promise<CryptoKey> => {
  const known = keys.get(key)
  if (known) return known
  const made = crypto.subtle.importKey('raw', new TextEncoder().encode(key), HMAC, false, ['sign'])
  keys.clear()
  keys.set(key, made)
  return made
}

type Draw = {
  /** Of the site, or of the process. */
  key: string
  /** The name of the experiment or the layer that is divided. */
  name: string
  id: string
}

/**
 * The bucket of an id, from 0 up to but not including 1: HMAC-SHA-256 of the name and then the id, so that two experiments divide the
 * same ids independently, however alike their names (docs/decisions/054).
 */
export const bucketOf = async ({ key, name, id }: Draw): Promise<number> => {
  const text = new TextEncoder().encode(`${name}\n${id}`)
  const hash = new Uint8Array(await crypto.subtle.sign(HMAC, await keyOf(key), text), 0, BYTES)
  return hash.reduce((sum, byte) => sum * 256 + byte, 0) / 256 ** BYTES
}

/** The entry of a list that a bucket chooses by weight. Weights are positive, and the list has an entry. */
export const chosenBy = <Entry>(
  bucket: number,
  entries: readonly (readonly [Entry, number])[],
): Entry | undefined => {
  const whole = entries.reduce((sum, [, weight]) => sum + weight, 0)
  let left = bucket * whole
  const found = entries.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? entries.at(-1))?.[0]
}

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
