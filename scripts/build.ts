import { build } from './run/build.ts'
import { serveBuild } from './run/builds.ts'
import { loadEnvFile } from './run/env-file.mjs'
import { readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import { stopSignal } from './run/stop-signal.ts'

await main(async () => {
  loadEnvFile()
  serveBuild(await build(readEnvironment(process.env), { until: stopSignal() }))
})
