import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { codeOf } from './code-of.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'
import { runCommand } from './run-command.ts'

const STAMP = '.next/fingerprint'

const lastStamp = (): string => {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

/** Builds the site unless the last build came from the same sources and addresses; throws when the build fails. */
export const ensureBuild = async ({ public: addresses, child }: Environment) => {
  const wanted = fingerprint(process.cwd(), addresses)
  if (lastStamp() === wanted) return
  console.log('Building the site …')
  rmSync(STAMP, { force: true })
  const env = { ...process.env, ...child, NODE_ENV: 'production' as const }
  const { ok } = await runCommand(['npm', 'run', '--silent', 'build'], { env })
  if (!ok) throw new Error('The build failed: its lines above say why.')
  writeFileSync(STAMP, wanted)
}
