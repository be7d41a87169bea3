import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instance } from './instance.ts'

type Told = {
  /** Where a stack keeps what is its own. */
  folder: string
  /** Port that visitors reach the front at; undefined where there is none. */
  frontPort: number | undefined
  sites: readonly Pick<Instance, 'metricsPort'>[]
  services: readonly Pick<Instance, 'metricsPort'>[]
}

const metricsOf = (instances: Told['sites']): string[] =>
  instances.flatMap(({ metricsPort }) =>
    metricsPort === undefined ? [] : `127.0.0.1:${metricsPort}`,
  )

/** Where the files are that name the targets of Prometheus, by the folder of a stack. */
export const targetsFolder = (folder: string): string => join(folder, 'targets')

/**
 * Writes where Prometheus finds the metrics of each job, a file a job (`deploy/prometheus/prometheus.yaml`): it reads them anew when they
 * change, so that neither a deploy nor a new process makes it ask a port of before.
 */
export const writeTargets = ({ folder, frontPort, sites, services }: Told): void => {
  const front = frontPort === undefined ? [] : [`127.0.0.1:${frontPort}`]
  const jobs = { site: metricsOf(sites), services: metricsOf(services), front }
  mkdirSync(targetsFolder(folder), { recursive: true })
  for (const [job, targets] of Object.entries(jobs)) {
    const file = join(targetsFolder(folder), `${job}.json`)
    writeFileSync(`${file}.draft`, `${JSON.stringify([{ targets }])}\n`)
    renameSync(`${file}.draft`, file)
  }
}
