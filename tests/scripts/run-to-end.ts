import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a file with Node to its end; answers its exit code, its output and the lines of its errors. */
export const runToEnd = async (
  file: string,
  env: Record<string, string>,
  args: readonly string[] = [],
) => {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, errors: err.trim().split('\n') }
}
