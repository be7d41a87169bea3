import { readFileSync, readdirSync } from 'node:fs'
import { codeOf } from '#lib/util/error-code.ts'

const KB_PER_MB = 1024

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // A process may end between being listed and being read.
    if (codeOf(error) !== '') return ''
    throw error
  }
}

const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])

const family = (root: number): number[] => {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const parents = new Map(pids.map((pid) => [pid, parentOf(pid)]))
  const belongs = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 0 && (pid === root || belongs(parents.get(pid)))
  return pids.filter(belongs)
}

const memoryOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)

/** Memory in MB of a process and all that it started, shared pages counted once (Linux only). */
const treeMemory = (root: number): number =>
  family(root).reduce((sum, pid) => sum + memoryOf(pid), 0) / KB_PER_MB

const SAMPLE_MS = 100

/** Samples the memory of a process tree until it is stopped, which gives the peak in MB. */
export const watchMemory = (root: number): { stop: () => number } => {
  let peak = treeMemory(root)
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(root))
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.max(peak, treeMemory(root))
    },
  }
}
