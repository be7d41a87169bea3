import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect } from 'vitest'
import { FLOORS } from '../../scripts/import-law/floors.ts'
import { roomOf as featureRoom } from '../../scripts/import-law/subjects.ts'

const DOCUMENT = 'docs/architecture.md'

/** Where a part of a trail is lived. */
type Place = 'browser' | 'server'

const sectionOf = (name: string): string =>
  readFileSync(DOCUMENT, 'utf8')
    .split('\n### ')
    .find((part) => part.startsWith(name)) ?? ''

/** The files of a trail of the architecture's guide, by the start of its heading, in their order. */
export const trailOf = (name: string): string[] => {
  const section = sectionOf(name)
  const base = /begin with `…\/` stand below `([^`]+)`/.exec(section)?.[1] ?? ''
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) =>
    posix.normalize(path.replace('…/', base)),
  )
}

/** How many files a trail has and may have, as its section says. */
const countsOf = (name: string): number[] => {
  const [, count, limit] = /^(\d+) files \(limit (\d+)\)/m.exec(sectionOf(name)) ?? []
  return [Number(count), Number(limit)]
}

/** Rooms of whose files a trail names none, though some are used on the way: each belongs to another subject. */
const asideOf = (name: string, place: Place): string[] => {
  const [, line = ''] =
    new RegExp(`^Aside on the ${place}: ([^]+?)\n\n`, 'm').exec(sectionOf(name)) ?? []
  return [...line.matchAll(/`([^`]+)`/g)].map(([, room = '']) => room)
}

/** The part of a trail that a browser walks, from its first file to the one after it. */
const IN_BROWSER: Readonly<Record<string, readonly [string, string?]>> = {
  'An e-mail address': ['features/signup/components/sign-up-form.tsx', 'middleware.ts'],
  'A landing address': ['app/page-script.ts'],
  'An experiment': ['features/landing/browser/count-view.ts', 'app/api/events/route.ts'],
}

const partOf = (name: string, place: Place): string[] => {
  const steps = trailOf(name)
  const [first, after] = IN_BROWSER[name] ?? []
  if (first === undefined) return place === 'server' ? steps : []
  const from = steps.indexOf(first)
  const until = after === undefined ? steps.length : steps.indexOf(after)
  const isInBrowser = (at: number) => at >= from && at < until
  return steps.filter((_step, at) => isInBrowser(at) === (place === 'browser'))
}

/** A room: its first level or a folder of a subject, a room of the services, a folder of what all stand on, or the whole of `app`. */
const roomOf = (file: string): string => {
  const [top = '', second = ''] = file.split('/')
  if (top === 'services') return `services/${second}`
  if (top === 'app') return top
  if (top !== 'features') return posix.dirname(file)
  const { subject, folder } = featureRoom(file)
  return folder === 'rules' ? `features/${subject}` : `features/${subject}/${folder}`
}

const UNDER_ALL: readonly string[] = [...FLOORS.ground, 'payment'].map((room) => `services/${room}`)

/** What every way stands on is opened once for all, entry files of the services too; the reference payment service is another program. */
const isGround = (room: string): boolean =>
  /^(?:components|lib)\/|^services\/\w+\.ts$/.test(room) || UNDER_ALL.includes(room)

/** Cards of the reference payment service. */
const OTHER_PROGRAM = 'features/checkout/test-cards.ts'

/**
 * Holds a part of a trail against the files that were used while it was lived: of each room in which it takes a step it names all of
 * them, and every other room, but the ground, it names as one that it leaves aside.
 */
export const expectWalked = (
  name: string,
  files: readonly string[],
  place: Place = 'server',
): void => {
  const trail = trailOf(name)
  const [count, limit] = countsOf(name)
  expect(trail.length).toBe(count)
  expect(count).toBeLessThanOrEqual(limit ?? 0)
  const walked = new Set(trail.map(roomOf))
  const aside = asideOf(name, place)
  const used = files.filter((file) => file !== OTHER_PROGRAM)
  const isKnown = (room: string) => walked.has(room) || aside.includes(room) || isGround(room)
  expect({
    leftOut: used.filter((file) => walked.has(roomOf(file)) && !trail.includes(file)),
    unused: partOf(name, place).filter((file) => !used.includes(file)),
    unnamed: used.filter((file) => !isKnown(roomOf(file))),
    asideAndWalked: aside.filter((room) => walked.has(room)),
  }).toEqual({ leftOut: [], unused: [], unnamed: [], asideAndWalked: [] })
}
