import { spawn } from 'node:child_process'
import { exitOf, type Exit } from './exit-of.ts'

type Options = { env?: NodeJS.ProcessEnv; cwd?: string; quiet?: boolean }

/** Runs a command to its end with its output shown (unless `quiet`); the first word is the program. */
export const runCommand = async (
  [program = '', ...args]: readonly string[],
  { env = process.env, cwd = process.cwd(), quiet = false }: Options = {},
): Promise<Exit> => {
  const output = quiet ? 'ignore' : 'inherit'
  // npm and npx are .cmd files on Windows, which only a shell starts.
  const shell = process.platform === 'win32'
  return exitOf(spawn(program, args, { env, cwd, shell, stdio: ['ignore', output, 'inherit'] }))
}
