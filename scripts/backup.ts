// Copies accounts, secrets and live landing records while the services run: npm run backup -- <new folder>
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { ServerEnv } from '#lib/config/env-server.ts'
import { VERSION } from '#lib/config/version.ts'
import { tryLock } from '#services/db/process-lock.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { copyPglite, PGLITE } from '#services/operator/copy-pglite.ts'
import { clearLeftovers } from '#services/operator/lease-snapshot.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import { copyPart, partsOf, writeFacts } from './backup/backup-files.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const answerSchema = z.object({ folder: z.string().check(z.regex(/^backup-[0-9a-f-]{36}$/)) })

type Services = { port: number; hashKey: string }

type Lent = { folder: string; giveBack: () => Promise<void> }

/** Lets the running services of this machine copy their database; the name of the copy in the data folder, which they remove once it is given back or this process ends. */
const askForCopy = async ({ port, hashKey }: Services): Promise<Lent> => {
  const url = `http://localhost:${port}${OPERATOR_PATH}/backup`
  const headers = { Authorization: `Bearer ${operatorKey(hashKey)}` }
  const answer = await fetch(url, { method: 'POST', headers }).catch((cause: unknown) => {
    const reason = `The database is open in another process, and no services answer at port ${port}: set SERVICES_PORT to theirs.`
    throw new Error(reason, { cause })
  })
  if (!answer.ok) {
    throw new Error(
      `The services at port ${port} refuse a backup (status ${answer.status}): they must run on this data folder, with its HASH_KEY.`,
    )
  }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const { folder } = answerSchema.parse(JSON.parse((await reader?.read())?.value ?? ''))
  return { folder, giveBack: async () => await reader?.cancel() }
}

const PG_DUMP =
  'The accounts are on the PostgreSQL server and not in this backup: pg_dump takes them, with the lines in docs/operating.md, "Backup and restore".'

const copyRunning = async (env: ServerEnv, target: string) => {
  const { HASH_KEY: hashKey } = loadSecrets(env)
  const { folder, giveBack } = await askForCopy({ port: env.SERVICES_PORT, hashKey })
  try {
    copyPart(join(env.DATA_DIR, folder, PGLITE), join(target, PGLITE))
  } finally {
    await giveBack()
  }
}

/** Who has the lock copies: the services while they run, else this process. */
const copyDatabase = async (env: ServerEnv, target: string) => {
  const unlock = tryLock(join(env.DATA_DIR, 'pglite.lock'))
  if (!unlock) return copyRunning(env, target)
  try {
    clearLeftovers(env.DATA_DIR)
    copyPglite(env.DATA_DIR, target)
  } finally {
    unlock()
  }
}

const takeBackup = async (env: ServerEnv, target: string) => {
  for (const [name, place] of partsOf(env)) {
    if (name !== PGLITE) copyPart(place, join(target, name))
  }
  if (!env.DATABASE_URL) await copyDatabase(env, target)
  const database = env.DATABASE_URL ? 'postgresql' : 'pglite'
  writeFacts(target, { takenAt: new Date().toISOString(), version: VERSION, database })
}

await main(async () => {
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) {
    throw new Error('Name a new folder: npm run backup -- backups/before-the-upgrade')
  }
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder.`)
  const env = ownEnvironment().server
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, PGLITE))) {
    throw new Error(`There is no database in ${env.DATA_DIR}: correct DATA_DIR.`)
  }
  const draft = `${folder}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  await takeBackup(env, draft)
  renameSync(draft, folder)
  console.log(`The backup is in ${folder}. It holds secrets: keep it as safe as the data folder.`)
  if (env.DATABASE_URL) console.log(PG_DUMP)
})
