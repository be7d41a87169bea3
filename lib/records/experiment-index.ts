import { isObject } from '#lib/util/is-object.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { isRecordPath, RECORD_NAME } from './record-rules.ts'

/** An arm as the edge knows it: its name, its weight, and the record that it shows in place of the page's own. */
export type ArmEntry = readonly [name: string, weight: number, page?: string]

/** The fields of a running experiment that the edge needs to divide visitors. */
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

/** The cookie's value for a visitor whom the holdout, or another experiment of the layer, keeps out: no arm may have this name. */
export const HELD_OUT = 'out'

const MOST_ARMS = 20

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const isName = (value: unknown): boolean => typeof value === 'string' && RECORD_NAME.test(value)

const isPath = (value: unknown): boolean => typeof value === 'string' && isRecordPath(value)

const isBetween = (value: unknown, [least, most]: [number, number]): boolean =>
  typeof value === 'number' && value >= least && value <= most

const isArm = (value: unknown): boolean => {
  if (!isList(value) || value.length > 3) return false
  const [name, weight, page] = value
  const isOwn = isName(name) && name !== HELD_OUT
  return isOwn && isBetween(weight, [1, 100]) && (page === undefined || isPath(page))
}

const areTexts = (value: unknown): boolean =>
  isList(value) && value.every((each) => typeof each === 'string')

const FIELDS: Readonly<Record<keyof ExperimentEntry, (value: unknown) => boolean>> = {
  page: isPath,
  arms: (value) =>
    isList(value) && value.length > 1 && value.length <= MOST_ARMS && value.every(isArm),
  languages: areTexts,
  countries: (value) => value === undefined || areTexts(value),
  holdout: (value) => isBetween(value, [0, 0.9]),
  // The name that a record gives it, or the path of the page.
  layer: (value) => isName(value) || isPath(value),
  start: (value) => Number.isFinite(value),
}

/** Tells whether a value is what the edge can divide visitors by. Written by hand, as all that the edge checks. */
export const isExperimentEntry = (value: unknown): value is ExperimentEntry =>
  isObject(value) && keysOf(FIELDS).every((field) => FIELDS[field](value[field]))
