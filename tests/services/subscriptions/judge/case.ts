import type { Bought } from './bought.ts'
import { DAY_MS, type Act, type Fact, type FactOf } from './story.ts'

/** What a story has wrong, and by which rule. */
export type Fault = { rule: string; at: number; text: string }

/** A story, what was bought in it, and when it ends. */
export type Case = { story: readonly Fact[]; bought: readonly Bought[]; end: number }

/** Finds what is wrong by one rule. */
export type Rule = (tried: Case) => Fault[]

/** Whether a fact is of a kind. */
export const isOf = <Kind extends Fact['kind']>(fact: Fact, kind: Kind): fact is FactOf<Kind> =>
  fact.kind === kind

/** All facts of a kind. */
export const all = <Kind extends Fact['kind']>({ story }: Case, kind: Kind): FactOf<Kind>[] =>
  story.filter((fact) => isOf(fact, kind))

/** What was done by these names. */
export const acts = (tried: Case, ...names: readonly Act['act'][]): FactOf<'act'>[] =>
  all(tried, 'act').filter(({ act }) => names.includes(act))

/** Whether something happened from one moment to another. */
export const isWithin = ({ at }: { at: number }, [from, to]: readonly [number, number]): boolean =>
  from <= at && at <= to

/** Whether a bank has not decided yet on a payment that its buyer wants back. */
export const isDisputed = (tried: Case, at: number): boolean =>
  acts(tried, 'dispute', 'decided').findLast((fact) => fact.at <= at)?.act === 'dispute'

/** Whether the provider cannot be reached, or could not until a day ago. */
export const isAway = (tried: Case, at: number): boolean =>
  acts(tried, 'away', 'back').findLast((fact) => fact.at <= at - DAY_MS)?.act === 'away' ||
  acts(tried, 'away').some((fact) => isWithin(fact, [at - DAY_MS, at]))

/** Just after something happened, and about the edge of a period, either is right. */
export const isUnsettled = (tried: Case, { at }: Fact): boolean => {
  const isNews = (fact: Fact) =>
    !['access', 'guest', 'said', 'tried'].includes(fact.kind) &&
    !(fact.kind === 'act' && 'who' in fact)
  const edges = tried.bought.flatMap(({ from, to }) => [from, to])
  return (
    tried.story.some((fact) => isNews(fact) && isWithin(fact, [at - DAY_MS, at])) ||
    edges.some((edge) => Math.abs(edge - at) < DAY_MS) ||
    isDisputed(tried, at) ||
    isAway(tried, at)
  )
}
