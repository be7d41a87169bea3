import { readdirSync, readFileSync } from 'node:fs'
import { isMissing } from '#lib/util/error-code.ts'

/** Clock ticks a second: what Linux has said since it runs on PCs. */
const TICK_MS = 10

type Process = { pid: number; parent: number; name: string; cpuMs: number }

const readProcess = (pid: number): Process[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0] = fields.slice(1)
    // Its own, and that of children which have ended.
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return [{ pid, parent, name, cpuMs: ticks * TICK_MS }]
  } catch (error) {
    // Gone since the list was read.
    if (isMissing(error)) return []
    throw error
  }
}

const allProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))

/** Milliseconds of computing so far, by what `nameOf` calls a process that descends from this one; others are left out. */
export const cpuByName = (
  nameOf: (process: { pid: number; name: string }) => string | undefined,
): Map<string, number> => {
  const all = allProcesses()
  const ours = new Set([process.pid])
  // Parents may stand behind their children.
  for (let before = 0; before !== ours.size;) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  const sums = new Map<string, number>()
  for (const one of all) {
    const name = ours.has(one.pid) ? nameOf(one) : undefined
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + one.cpuMs)
  }
  return sums
}
