import type { Breach } from './breach.ts'

/** Prints the breaches of one check, or a line that says what held, and sets the exit code. */
export const report = (breaches: readonly Breach[], held: string) => {
  for (const { file, line, message } of breaches) console.error(`${file}:${line} ${message}`)
  if (breaches.length === 0) console.log(held)
  else process.exitCode = 1
}
