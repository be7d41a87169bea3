// Starts the product with a small business's year in it, made anew each time: npm run tour -- [--seed 7] [--keep]
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkUnlocked } from '#services/db/process-lock.ts'
import { checkPorts } from './entry/check-port.mjs'
import { ensureBuild } from './run/ensure-build.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { main } from './run/main.ts'
import { prepare } from './run/prepare.ts'
import { printWhenHealthy } from './run/print-when-healthy.ts'
import { startedPrograms } from './run/programs.ts'
import { runTogether } from './run/run-together.ts'
import { stopSignal } from './run/stop-signal.ts'
import { tourList } from './tour/list.ts'
import { makeYear } from './tour/make-year.ts'
import { TOUR_FOLDER, tourSettings } from './tour/settings.ts'

const USAGE =
  'Write: npm run tour -- [--seed 7] [--keep]; --keep goes on with the year that is there.'

/** Written once a year is whole. */
const MADE = join(TOUR_FOLDER, 'made')

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        keep: { type: 'boolean', default: false },
      },
    })
    const seed = Number(values.seed)
    if (Number.isInteger(seed)) return { seed, isKept: values.keep && existsSync(MADE) }
  } catch (error) {
    throw new Error(USAGE, { cause: error })
  }
  throw new Error(USAGE)
}

await main(async () => {
  const { seed, isKept } = readOptions()
  const until = stopSignal()
  const stop = new AbortController()
  const stopped = until.then(() => stop.abort(new Error('The tour was stopped.')))
  loadEnvFile()
  Object.assign(process.env, tourSettings(process.env))
  await checkPorts()
  if (!isKept) {
    checkUnlocked(join(TOUR_FOLDER, 'data', 'pglite.lock'))
    rmSync(TOUR_FOLDER, { recursive: true, force: true })
  }
  const environment = await prepare()
  const build = await ensureBuild(environment, stopped)
  const making = { source: process.env, signal: stop.signal }
  if (!isKept) {
    console.log('A small business lives through its last year …')
    const begin = performance.now()
    await makeYear({ ...making, seed, contentFolder: environment.server.CONTENT_DIR })
    writeFileSync(MADE, `${seed}\n`)
    console.log(`Made in ${Math.round((performance.now() - begin) / 1000)} s.`)
  }
  const list = await tourList(making)
  await runTogether(startedPrograms(environment, build), {
    until,
    mostStarts: 10,
    whenStarted: async (signal) => {
      await printWhenHealthy(environment, signal)
      console.log(list)
    },
  })
})
