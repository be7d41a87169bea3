import { build } from './run/build.ts'
import { serveBuild } from './run/builds.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import { stopSignal } from './run/stop-signal.ts'

await main(async () => {
  serveBuild(await build(ownEnvironment(), { until: stopSignal() }))
})
