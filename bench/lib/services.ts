import { BENCH_KEYS } from './bench-keys.ts'
import { createAccount } from './create-accounts.ts'
import { ROOT } from './folders.ts'
import { startServer, type Server } from './server.ts'

const EXISTS = 409

/** The running reference services. */
export type Services = Server & {
  /** Milliseconds from their start to the first healthy answer, with an open database. */
  readyAfter: number
  /** How many of these addresses have no account. */
  countMissing: (emails: readonly string[]) => Promise<number>
}

/** Starts the reference services on a data folder of their own, or on a database server. */
export const startServices = async (dataDir: string, databaseUrl = ''): Promise<Services> => {
  const begin = performance.now()
  const server = await startServer({
    name: 'services',
    cwd: ROOT,
    args: () => ['services/main.ts'],
    env: (port) => ({
      DATA_DIR: dataDir,
      SERVICES_PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      ...(databaseUrl && BENCH_KEYS),
    }),
    health: '/health',
  })
  const countMissing = async (emails: readonly string[]) => {
    let missing = 0
    for (const email of emails) {
      if ((await createAccount(server.url, email)) !== EXISTS) missing += 1
    }
    return missing
  }
  return { ...server, readyAfter: performance.now() - begin, countMissing }
}
