import { Socket } from 'node:net'
import type { Came, FaultCall, Seen } from './fault-call.ts'
import { FAULT_NAMES, startHostile, type Fault } from './hostile-upstream.ts'

/** A line of the log, as far as it matters to its reader. */
type Line = { program: string; level: number; event: string; upstream?: string; fault?: string }

/** A call under a fault, and all that came of it. */
export type Outcome = {
  call: FaultCall
  fault: Fault
  came: Came
  seen: Seen
  lines: readonly Line[]
  /** The log as it was written. */
  written: string
  /** Calls that had reached the service whole. */
  reached: number
  ms: number
}

type Tried = Omit<Outcome, 'seen'>

type Work = { call: FaultCall; fault: Fault }

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

const lineOf = (line: Record<string, unknown>): Line => ({
  program: String(line['name']),
  level: Number(line['level']),
  event: String(line['event']),
  ...(textOf(line['upstream']) && { upstream: textOf(line['upstream']) }),
  ...(textOf(line['fault']) && { fault: textOf(line['fault']) }),
})

const WARNING = 40

/** What the services tell of what they have done is about no fault. */
const isOfFault = ({ program, level }: Line) => program !== 'services' || level >= WARNING

/** Faults of which nobody hears but by waiting. */
const WAITED_FOR: readonly Fault[] = ['slow', 'hangs']

/** Milliseconds for all calls of a request: few where they are waited for to the end, else enough for four tries on a busy machine. */
export const budgetOf = ({ call, fault }: Work): number => {
  if (fault === 'none' || fault === 'clock') return 60_000
  return (call.waitedFor ?? WAITED_FOR).includes(fault) ? (call.waitMs ?? 700) : 20_000
}

const tryCall = async ({ call, fault }: Work, ports: Set<number>): Promise<Tried> => {
  const { start: begin = startHostile } = call
  const hostile = await begin(fault, call.sound)
  const port = Number(new URL(hostile.url).port)
  if (fault === 'descriptors') ports.add(port)
  try {
    const start = performance.now()
    const failing = { url: hostile.url, budgetMs: budgetOf({ call, fault }) }
    const { came, made, ms = performance.now() - start } = await call.ask(failing)
    const lines = made.logged().map(lineOf).filter(isOfFault)
    return {
      call,
      fault,
      came,
      lines,
      written: made.lines.join(''),
      reached: hostile.reached(),
      ms,
    }
  } finally {
    // The system gives it to somebody else.
    ports.delete(port)
    hostile.close()
  }
}

/** How many calls are under way at once: they wait for most of their time. */
const AT_ONCE = 16

const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) => {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

/** What the system says to a process that has as many descriptors open as it may. */
const outOfDescriptors = () =>
  Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', errno: -24, syscall: 'connect' })

const portIn = (argument: unknown): unknown =>
  Array.isArray(argument) ? portIn(argument[0]) : Reflect.get(Object(argument), 'port')

/** Lets no connection to these ports be made, as where the process has no descriptor left. */
const withoutDescriptorsFor = (ports: ReadonlySet<number>) => {
  const connect: unknown = Reflect.get(Socket.prototype, 'connect')
  if (typeof connect !== 'function') throw new Error('Sockets connect otherwise now')
  const own = function (this: Socket, ...args: unknown[]): unknown {
    if (!ports.has(Number(portIn(args)))) return Reflect.apply(connect, this, args)
    process.nextTick(() => this.destroy(outOfDescriptors()))
    return this
  }
  Object.assign(Socket.prototype, { connect: own })
  return () => Object.assign(Socket.prototype, { connect })
}

/** Runs each call under each of its faults, and finds out what its visitor sees. */
export const runCalls = async (calls: readonly FaultCall[]): Promise<Outcome[]> => {
  const ports = new Set<number>()
  const restore = withoutDescriptorsFor(ports)
  const work = calls.flatMap((call) =>
    (call.faults ?? FAULT_NAMES).map((fault): Work => ({ call, fault })),
  )
  try {
    const tried = await inTurns(work, (one) => tryCall(one, ports))
    const outcomes: Outcome[] = []
    // One after the other: a page has one way to its site.
    for (const one of tried) outcomes.push({ ...one, seen: await one.call.see(one.came) })
    return outcomes
  } finally {
    restore()
  }
}
