import { paidFor, standingAt } from './bought.ts'
import { all, isOf, isUnsettled, type Case, type Fault, type Rule } from './case.ts'
import { DAY_MS, type Fact, type Holding } from './story.ts'

/** An invitation may be accepted for so long. */
const OPEN_MS = 14 * DAY_MS

type Guests = {
  /** Who is in, the longest first. */
  members: number[]
  /** Since when somebody is invited. */
  invited: Map<number, number>
}

/** What a story's acts before one of its facts have made of the guests. */
const guestsBefore = ({ story }: Case, fact: Fact): Guests => {
  const guests: Guests = { members: [], invited: new Map() }
  for (const one of story.slice(0, story.indexOf(fact))) {
    if (!isOf(one, 'act')) continue
    if (one.act === 'close') {
      guests.members = []
      guests.invited.clear()
    }
    if (!('who' in one) || !one.isDone) continue
    const { act, who, at } = one
    if (act === 'invited') guests.invited.set(who, at)
    else guests.invited.delete(who)
    guests.members = guests.members.filter((member) => member !== who)
    if (act === 'accepted') guests.members.push(who)
  }
  return guests
}

/** What is right by any plan that may be held, of several that are paid for. */
const rightBy = (tried: Case, at: number, by: (holding: Holding) => boolean): Set<boolean> => {
  const paid = paidFor(standingAt(tried.bought, at))
  return new Set(paid.length > 0 ? paid.map(by) : [false])
}

/** Access is with as many of those who accepted first, and have not left or been removed, as a plan that is paid for has people beside its holder. */
const guestsFollow: Rule = (tried) =>
  all(tried, 'guest').flatMap((seen): Fault[] => {
    if (isUnsettled(tried, seen)) return []
    const { at, who, isOpen } = seen
    const { members } = guestsBefore(tried, seen)
    const right = rightBy(tried, at, ({ seats }) => members.slice(0, seats - 1).includes(who))
    const text = `guest ${who} ${isOpen ? 'has' : 'has no'} access, beside ${members.join(', ')}`
    return right.has(isOpen) ? [] : [{ rule: 'guests', at, text }]
  })

/** Who is invited is let in within 14 days, while there is a place. */
const letIn: Rule = (tried) =>
  all(tried, 'act').flatMap((pressed): Fault[] => {
    if (pressed.act !== 'accepted' || isUnsettled(tried, pressed)) return []
    const { at, who, isDone } = pressed
    const { members, invited } = guestsBefore(tried, pressed)
    const isInvited = at - (invited.get(who) ?? -Infinity) < OPEN_MS
    const right = rightBy(tried, at, ({ seats }) => isInvited && members.length < seats - 1)
    const text = `guest ${who} was ${isDone ? '' : 'not '}let in beside ${members.join(', ')}`
    return right.has(isDone) ? [] : [{ rule: 'let in', at, text }]
  })

/** Who is in an account's plan beside its owner. */
export const PEOPLE_KEPT: readonly Rule[] = [guestsFollow, letIn]
