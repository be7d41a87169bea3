// Prints, as JSON, the variables that the site is served with; stops with one clear line where one of them is bad, or is
// not what the build was made for. A process of its own: what reads and checks is not in the memory of the site.
import { buildsFolder } from '#lib/config/build-folder.mjs'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { readOpenCount } from './ready/built-points.ts'
import { findSettings } from './ready/find-settings.ts'
import { countLine } from './ready/owner-list.ts'
import { adoptBaked, checkBaked, readBaked } from './run/baked.ts'
import { isWhole, servedBuild } from './run/builds.ts'
import { checkPayments, requireMoney } from './run/check-payments.ts'
import { ownEnvironment, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import { holdBuild } from './run/retire-builds.ts'
import { startWarnings } from './run/start-warnings.ts'

const chosenBuild = (): string => {
  const { BUILD_FOLDER, GALLERY } = process.env
  const folder = BUILD_FOLDER || servedBuild(buildsFolder({ GALLERY }))
  if (folder && isWhole(folder)) return folder
  throw new Error('There is no build to serve: run "npm run build" first.')
}

/** `npm start` names the build that it has just made; whoever serves without, or says so, serves visitors. */
const isProductionStart = ({ NODE_ENV }: ServerEnv): boolean =>
  NODE_ENV === 'production' || !process.env.BUILD_FOLDER

const printEnvironment = () => {
  const { server } = ownEnvironment()
  const folder = chosenBuild()
  const baked = readBaked(folder)
  const environment = readEnvironment(adoptBaked(process.env, baked))
  checkBaked(baked, environment.public)
  checkPayments(environment)
  if (isProductionStart(server)) requireMoney(environment)
  if (isProductionStart(server)) {
    for (const line of startWarnings(server)) console.warn(line)
    const settings = findSettings('.', process.env).length
    console.warn(countLine({ facts: readOpenCount(folder), settings }))
  }
  holdBuild(folder, process.ppid)
  const { build: BUILD_ID, commit: COMMIT } = baked
  console.log(JSON.stringify({ ...environment.child, BUILD_FOLDER: folder, BUILD_ID, COMMIT }))
  return Promise.resolve()
}

await main(printEnvironment)
