import { LOCALE_CODES } from '#lib/config/locales.ts'
import { isRecordPath } from './record-rules.ts'

/** An arm as the edge knows it: its name, its weight, and the record that it shows in place of the page's own. */
export type ArmEntry = readonly [name: string, weight: number, page?: string]

/** What the edge knows of a running experiment: enough to divide visitors. */
export type ExperimentEntry = {
  page: string
  arms: readonly ArmEntry[]
  languages: readonly string[]
  countries?: readonly string[] | undefined
  /** Share of visitors between 0 and 1 who are in no arm. */
  holdout: number
  layer: string
  /** Moment of the first day, in milliseconds. */
  start: number
}

/** Experiments by name; `null` for one that does not run. */
export type ExperimentIndex = Readonly<Record<string, ExperimentEntry | null>>

/** Form of the name of an experiment, an arm or a layer: small letters, digits and hyphens, at most thirty characters. */
export const EXPERIMENT_NAME = /^[a-z][a-z0-9-]{0,29}$/

/** What the cookie says of somebody whom the holdout, or another experiment of the layer, keeps out: no arm may be called so. */
export const HELD_OUT = 'out'

const MOST_ARMS = 20

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isArm = (value: unknown): value is ArmEntry => {
  if (!Array.isArray(value) || value.length > 3) return false
  const [name, weight, page]: unknown[] = value
  return (
    typeof name === 'string' &&
    EXPERIMENT_NAME.test(name) &&
    name !== HELD_OUT &&
    typeof weight === 'number' &&
    weight > 0 &&
    weight <= 100 &&
    (page === undefined || (typeof page === 'string' && isRecordPath(page)))
  )
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const areLanguages = (value: unknown) =>
  areTexts(value) && value.every((each) => LOCALE_CODES.some((code) => code === each))

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < 1

/** A layer is called by the name that a record gives it, or by the path of the page. */
const isLayer = (value: unknown): value is string =>
  typeof value === 'string' && (EXPERIMENT_NAME.test(value) || isRecordPath(value))

/** Tells whether a value is what the edge can divide visitors by. */
export const isExperimentEntry = (value: unknown): value is ExperimentEntry =>
  isObject(value) &&
  typeof value.page === 'string' &&
  isRecordPath(value.page) &&
  Array.isArray(value.arms) &&
  value.arms.length > 1 &&
  value.arms.length <= MOST_ARMS &&
  value.arms.every(isArm) &&
  areLanguages(value.languages) &&
  (value.countries === undefined || areTexts(value.countries)) &&
  isShare(value.holdout) &&
  isLayer(value.layer) &&
  typeof value.start === 'number'
