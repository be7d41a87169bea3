import { MOST_ARMS_KEPT, type ShownArms } from './shown-arms.ts'

/** The arm of one experiment as the cookie `b_exp` has it: no identifier, only what is shown, and whether it was counted. */
type KeptArm = {
  arm: string
  /** Whether the page with it was shown to a person and that has been counted. */
  isShown: boolean
}

/** By experiment. */
export type KeptArms = ReadonlyMap<string, KeptArm>

/** `name.arm`, with a `!` where it was shown. */
const KEPT = /^([a-z][a-z0-9-]{0,29})\.([a-z][a-z0-9-]{0,29})(!?)$/

/** Reads the cookie `b_exp`: whatever in it is no arm, or beyond what it can hold, is as if it were not there. */
export const readArms = (value: string | undefined): KeptArms => {
  const kept = new Map<string, KeptArm>()
  for (const part of (value ?? '').split('~', MOST_ARMS_KEPT)) {
    const [, experiment, arm, mark] = KEPT.exec(part) ?? []
    if (experiment && arm) kept.set(experiment, { arm, isShown: mark === '!' })
  }
  return kept
}

/** Writes the cookie `b_exp`; only characters that a cookie takes as they are. */
export const writeArms = (kept: KeptArms): string =>
  [...kept]
    .slice(-MOST_ARMS_KEPT)
    .map(([name, { arm, isShown }]) => `${name}.${arm}${isShown ? '!' : ''}`)
    .join('~')

/** The arms that were shown to a person, for an account or a purchase that follows; `undefined` where none was. */
export const shownArms = (value: string | undefined): ShownArms | undefined => {
  const shown = [...readArms(value)].flatMap(([name, { arm, isShown }]) =>
    isShown ? [[name, arm] as const] : [],
  )
  return shown.length > 0 ? Object.fromEntries(shown) : undefined
}
