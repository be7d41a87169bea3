import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { exitOf, hasExited } from './exit-of.ts'

/** A program to run beside others; `args` start with the file that Node runs. */
export type Program = {
  name: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Whether it is started again when it ends, after all have started once. */
  startsAgain?: boolean
  /** Stands before each line that it writes. */
  prefix?: string
}

export type Running = { name: string; child: ChildProcess }

const passOn = ({ stdout, stderr }: ChildProcess, prefix: string) => {
  for (const [from, to] of [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const) {
    if (from) createInterface({ input: from }).on('line', (line) => to.write(`${prefix}${line}\n`))
  }
}

/** Starts a program that also ends when this process is gone, however that happened. */
export const startProgram = ({ name, args, env, prefix }: Program): Running => {
  const output = prefix === undefined ? 'inherit' : 'pipe'
  const preload = new URL('end-with-parent.mjs', import.meta.url).href
  const child = spawn(process.execPath, ['--import', preload, ...args], {
    env: { ...env, END_WITH_PARENT: `${process.pid}` },
    stdio: ['ignore', output, output, 'ipc'],
    // Ctrl-C must not reach it directly: this process stops all programs in order.
    detached: process.platform !== 'win32',
  })
  if (prefix !== undefined) passOn(child, prefix)
  return { name, child }
}

/** Longer than the services take to end by themselves (`services/rounds/rounds.ts`). */
export const GRACE_MS = 60_000

/** Ends a program with SIGTERM, after some milliseconds with SIGKILL, and waits until it is gone. */
export const stopProgram = async ({ child }: Running, graceMs = GRACE_MS) => {
  if (hasExited(child)) return
  const gone = exitOf(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(timer)
}

/** Rejects as soon as a program ends by itself; the message says which one and how. */
export const failsWithProgram = async ({ name, child }: Running): Promise<never> => {
  const { reason } = await exitOf(child)
  throw new Error(`${name} ended: ${reason}.`)
}
