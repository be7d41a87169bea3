import type { Stack } from './open-stack.ts'

type Shown = Pick<Stack, 'url' | 'sites' | 'services' | 'postgres'>

type Facts = {
  /** Name of the build that is served. */
  build: string
  /** Whether the stack has started PostgreSQL itself; another's address may hold a password. */
  ownsPostgres: boolean
}

/** Where the parts of a stack are, as lines for whoever has started it. */
export const stackSummary = (
  { url, sites, services, postgres }: Shown,
  { build, ownsPostgres }: Facts,
): string => {
  const processes = [...sites, ...services]
  const metrics = processes.flatMap(({ name, metricsPort }) =>
    metricsPort === undefined ? [] : `${name} ${metricsPort}`,
  )
  const rows = [
    ['Site', url],
    ['Build', build],
    ['Processes', processes.map(({ name }) => name).join(', ')],
    ['Database', ownsPostgres ? postgres?.url : undefined],
    // Their ports are others after a deploy: Prometheus reads them from files (`write-targets.ts`).
    ['Metrics', metrics.join(', ')],
  ]
  const lines = rows.flatMap(([label = '', value]) =>
    value ? `  ${label.padEnd(10)}${value}` : [],
  )
  return `\n${lines.join('\n')}\n\n  Ctrl-C stops all.\n`
}
