// Replaces the data with a backup, and keeps what was there beside it: npm run restore -- <folder of the backup>
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { lockForThisProcess } from '#services/db/process-lock.ts'
import { clearLeftovers } from '#services/operator/lease-snapshot.ts'
import { copyPart, partsOf, readFacts } from './backup/backup-files.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

/** Beside the data, so that a rename is all it takes, both ways. */
const aside = (place: string, stamp: string) =>
  join(dirname(place), `before-restore-${stamp}-${basename(place)}`)

const putBack = (folder: string, env: ServerEnv) => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const moved: string[] = []
  for (const [name, place] of partsOf(env)) {
    const source = join(folder, name)
    if (!existsSync(source)) continue
    const draft = `${place}.restoring-${stamp}`
    copyPart(source, draft)
    if (existsSync(place)) {
      renameSync(place, aside(place, stamp))
      moved.push(aside(place, stamp))
    }
    renameSync(draft, place)
  }
  return moved
}

await main(() => {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) {
    throw new Error('Name the folder of a backup: npm run restore -- backups/before-the-upgrade')
  }
  const { takenAt, version, database } = readFacts(folder)
  const env = ownEnvironment().server
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
  // Throws while the services run: they would go on writing into what is moved aside.
  const unlock = lockForThisProcess(join(env.DATA_DIR, 'pglite.lock'))
  try {
    for (const beside of new Set([...partsOf(env).values()].map(dirname))) {
      if (existsSync(beside)) clearLeftovers(beside)
    }
    const moved = putBack(folder, env)
    console.log(`The data is that of ${takenAt} (version ${version}).`)
    if (moved.length > 0) console.log(`What was there is kept: ${moved.join(', ')}`)
    if (database === 'postgresql') {
      console.log('The accounts are on a PostgreSQL server: pg_restore puts them back.')
    }
  } finally {
    unlock()
  }
  return Promise.resolve()
})
