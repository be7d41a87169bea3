import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { tempDir } from '../services/support/temp-dir.ts'

const { scripts } = z
  .object({ scripts: z.object({ stack: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** Says that it runs, and ends on the signal. */
const PROGRAM = `process.on('SIGINT', () => process.exit(0)); setInterval(() => {}, 1000); console.log('runs')`

it('SIGINT to npm alone ends what "npm run stack" has started', async () => {
  const folder = tempDir()
  const stack = scripts.stack
    .replace('./scripts/run/end-with-npm.mjs', './empty.mjs')
    .replace('scripts/stack.mjs', 'program.mjs')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { stack } }))
  writeFileSync(join(folder, 'empty.mjs'), '')
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  const npm = spawn('npm', ['run', 'stack'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => {
    if (npm.exitCode === null) process.kill(-(npm.pid ?? 0), 'SIGKILL')
  })
  const ended = once(npm, 'exit')
  for await (const text of npm.stdout.setEncoding('utf8')) if (`${text}`.endsWith('runs\n')) break
  npm.kill('SIGINT')
  expect(await ended).toEqual([0, null])
}, 30_000)
