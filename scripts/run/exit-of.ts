import type { ChildProcess } from 'node:child_process'

/** How a process ended: `ok` is exit code 0, `reason` reads "exit code 1" or "signal SIGKILL". */
export type Exit = { ok: boolean; reason: string }

const describe = (code: number | null, signal: NodeJS.Signals | null): Exit => ({
  ok: code === 0,
  reason: signal ? `signal ${signal}` : `exit code ${code ?? 'unknown'}`,
})

/** Whether a process has ended. */
export const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Resolves when a process has ended or could not be started. */
export const exitOf = async (child: ChildProcess): Promise<Exit> => {
  if (hasExited(child)) return describe(child.exitCode, child.signalCode)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(describe(code, signal)))
    child.once('error', ({ message }) => resolve({ ok: false, reason: message }))
  })
}
