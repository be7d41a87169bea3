import { build } from './run/build.ts'
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import { stopSignal } from './run/stop-signal.ts'

await main(async () => {
  loadEnvFile()
  await build(readEnvironment(process.env), stopSignal())
})
