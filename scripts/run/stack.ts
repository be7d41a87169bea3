import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { openStack } from '../stack/open-stack.ts'
import { stackSummary } from '../stack/stack-summary.ts'
import { serveBuild } from './builds.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvFile, readEnvironment } from './environment.ts'
import { main } from './main.ts'
import { stopSignal } from './stop-signal.ts'

const FOLDER = '.stack'

await main(async () => {
  const until = stopSignal()
  const { values } = parseArgs({ options: { folder: { type: 'string', default: FOLDER } } })
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const build = await ensureBuild(environment, until)
  serveBuild(build)
  const stack = await openStack({
    folder: values.folder,
    build,
    source: process.env,
    port: environment.server.PORT,
    say: (line) => console.log(line),
  })
  const ownsPostgres = !environment.server.DATABASE_URL
  console.log(stackSummary(stack, { build: basename(build), ownsPostgres }))
  await until
  await stack.stop()
})
