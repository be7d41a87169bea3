import { exitOf } from '../../scripts/run/exit-of.ts'
import { logOf, runQuietly, type Command } from './run-quietly.ts'

/** Runs a step of a build; `watch` gets the id of its process. Throws when the step fails. */
export const runBuildStep = async (
  command: Command,
  watch?: (pid: number) => void,
): Promise<void> => {
  const child = runQuietly(command)
  if (child.pid !== undefined) watch?.(child.pid)
  const { ok } = await exitOf(child)
  if (!ok) throw new Error(`The build step ${command.name} failed: see ${logOf(command.name)}.`)
}
