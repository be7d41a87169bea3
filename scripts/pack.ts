// Writes what an image adds to Node into a folder: node scripts/pack.ts site|services <folder> (decision 026, Dockerfile)
import { existsSync } from 'node:fs'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { packServices } from './pack/pack-services.ts'
import { packSite } from './pack/pack-site.ts'
import { servedBuild } from './run/builds.ts'
import { main } from './run/main.ts'

const site = async (folder: string) => {
  const build = servedBuild(buildsFolder({}))
  if (!build) throw new Error('There is no build to pack: run "npm run build" first.')
  await packSite(build, folder)
}

await main(async () => {
  const [which = '', folder = ''] = process.argv.slice(2)
  if (!['site', 'services'].includes(which) || folder === '') {
    throw new Error('Say what to pack and where to: node scripts/pack.ts site|services <folder>')
  }
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  await (which === 'site' ? site(folder) : packServices(folder))
})
