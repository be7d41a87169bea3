import { join } from 'node:path'
import { runCommand } from '../run/run-command.ts'

/** Brings the tables of a database up to date, as the job of `compose.yaml` does; throws where that fails. */
export const runMigrations = async (databaseUrl: string): Promise<void> => {
  const command = [process.execPath, join('services', 'migrate.ts')]
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { ok } = await runCommand(command, { env, quiet: true })
  if (!ok) throw new Error('The tables were not brought up to date: the line above says why.')
}
