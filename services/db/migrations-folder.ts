import { fileURLToPath } from 'node:url'

/** The SQL files that `drizzle-kit generate` writes, applied in order whenever a database is opened. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))
