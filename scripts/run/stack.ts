import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { findNginx } from '../front/find-nginx.ts'
import { followBuilds } from '../stack/follow-builds.ts'
import { openStack } from '../stack/open-stack.ts'
import { stackSummary } from '../stack/stack-summary.ts'
import { serveBuild } from './builds.ts'
import { ensureBuild } from './ensure-build.ts'
import { ownEnvironment } from './environment.ts'
import { main } from './main.ts'
import { stopSignal } from './stop-signal.ts'

const FOLDER = '.stack'

const say = (line: string) => console.log(line)

await main(async () => {
  const until = stopSignal()
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: FOLDER },
      follow: { type: 'boolean', default: false },
    },
  })
  if (values.follow && !findNginx()) {
    throw new Error(
      '--follow needs nginx with Brotli, which goes on while sites change: see docs/front.md.',
    )
  }
  const environment = ownEnvironment()
  const build = await ensureBuild(environment, until)
  serveBuild(build)
  const stack = await openStack({
    folder: values.folder,
    build,
    source: process.env,
    port: environment.server.PORT,
    say,
  })
  const ownsPostgres = !environment.server.DATABASE_URL
  const tell = (served: string) =>
    say(stackSummary(stack, { build: basename(served), ownsPostgres }))
  tell(build)
  const deploy = async (next: string) => {
    await stack.deploy(next)
    // New processes have other names, and tell their metrics on other ports.
    tell(next)
  }
  const following = values.follow && followBuilds({ build, deploy, say })
  await until
  if (following) await following.stop()
  await stack.stop()
})
