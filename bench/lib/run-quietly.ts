import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { BENCH_FOLDER } from './folders.ts'

export type Command = {
  /** Names the log file. */
  name: string
  cwd: string
  /** Arguments of Node; the first one is the file to run. */
  args: readonly string[]
  env?: Readonly<Record<string, string>> | undefined
}

const endWithParent = new URL('../../scripts/run/end-with-parent.mjs', import.meta.url).href

/** Where the output of a command goes. */
export const logOf = (name: string) => join(BENCH_FOLDER, 'logs', `${name}.log`)

/** Starts a Node program with its output in a log file; it ends with this process. */
export const runQuietly = ({ name, cwd, args, env }: Command): ChildProcess => {
  mkdirSync(join(BENCH_FOLDER, 'logs'), { recursive: true })
  const log = openSync(logOf(name), 'w')
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      END_WITH_PARENT: `${process.pid}`,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}
