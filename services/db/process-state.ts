import { readFileSync } from 'node:fs'
import { codeOf } from '#lib/util/error-code.ts'

type ProcessState = { alive: boolean; start?: string }

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process may be looked at but not signalled.
    return codeOf(error) === 'EPERM'
  }
}

/** Fields after the program name, which may itself hold spaces and parentheses; only Linux has the file. */
const statFields = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    if (codeOf(error) !== '') return []
    throw error
  }
}

/** The state of a process: running or not, and its start (clock ticks since boot, on Linux only); a zombie counts as dead. */
export const processState = (pid: number): ProcessState => {
  if (!isThere(pid)) return { alive: false }
  const fields = statFields(pid)
  const start = fields[19]
  if (fields[0] === 'Z' || fields[0] === 'X') return { alive: false }
  return start === undefined ? { alive: true } : { alive: true, start }
}
