import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findNginx } from '../front/find-nginx.ts'
import { startFront } from '../front/start-front.ts'
import { freePort } from '../run/free-port.ts'
import { runCommand } from '../run/run-command.ts'
import { openPostgres, openRedis, type Engine } from './engines.ts'
import type { Group } from './group.ts'
import type { Instance } from './instance.ts'
import { openServices, openSites, type Plan } from './open-groups.ts'
import { startServicesFront } from './services-front.ts'

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

/** Free ports from one on, each given once. */
const portsFrom = (first: number): (() => Promise<number>) => {
  let last = first - 1
  return async () => {
    last = await freePort(last + 1)
    return last
  }
}

/** The same from the port that a variable names; none where it is not set. */
export const portsWhereSet = (variable: string | undefined): (() => Promise<number | undefined>) =>
  variable ? portsFrom(Number(variable)) : () => Promise.resolve(undefined)

/** Brings the tables of a database up to date, as the job of `compose.yaml` does; throws where that fails. */
const runMigrations = async (databaseUrl: string): Promise<void> => {
  const command = [process.execPath, join('services', 'migrate.ts')]
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { ok } = await runCommand(command, { env, quiet: true })
  if (!ok) throw new Error('The tables were not brought up to date: the line above says why.')
}

export type StackOptions = {
  /** Where everything is kept; it may have been used before. */
  folder: string
  /** The build that the sites serve. */
  build: string
  source: Record<string, string | undefined>
  /** Visitors are answered on the first free port from here on; all else listens on later ones. */
  port: number
  /** Told what the machine lacks. */
  say: (line: string) => void
}

/** A running stack, from the front to the database. */
export type Stack = {
  url: string
  sites: readonly Instance[]
  services: readonly Instance[]
  postgres: Engine | undefined
  redis: Engine | undefined
  /** Puts new processes in the place of all, one after the other, while visitors are answered; of another build where one is given. */
  deploy: (build?: string) => Promise<void>
  stop: () => Promise<void>
}

/** So long an old process is still asked: by workers of nginx that end, and on connections that they keep for 4 s. */
const HAND_OVER_MS = 5000

type Closing = (() => Promise<void>)[]

const openEngines = async (
  { folder, source, say }: StackOptions,
  { closing, nextPort }: { closing: Closing; nextPort: () => Promise<number> },
) => {
  const postgres = await openPostgres({
    folder: join(folder, 'postgres'),
    port: await nextPort(),
    url: source.DATABASE_URL,
  })
  if (postgres) closing.push(postgres.stop)
  else say('There is no PostgreSQL here: one process of the services has the embedded database.')
  const redis = await openRedis({ port: await nextPort(), url: source.REDIS_URL })
  if (redis) closing.push(redis.stop)
  else say('There is no Redis here: each site counts for itself for the limits.')
  return { postgres, redis }
}

type Fronted = { plan: Plan; sites: Group; services: Group }

/** nginx before all; `reload` goes on with the instances that are there by then. */
const openFront = async ({ plan, sites, services, port }: Fronted & { port: number }) => {
  let { build } = plan
  const cachePath = join(plan.common.folder, 'front')
  mkdirSync(cachePath, { recursive: true })
  const innerPort = await plan.nextPort()
  const options = () => ({
    sites: sites.addresses(),
    services: services.addresses(),
    listen: port,
    innerPort,
    cachePath,
    buildId: basename(build),
  })
  const { reload, stop } = await startFront(options())
  return {
    stop,
    reload: () => reload(options()),
    /** Leaves behind what it has kept of the build of before; once the last process of that has gone (docs/front.md). */
    takeBuild: () => {
      ;({ build } = plan)
      reload(options())
    },
  }
}

/** One address for the sites, where there is more than one process of the services. */
const openInner = async (nginx: string | undefined, { plan, services }: Omit<Fronted, 'sites'>) =>
  nginx && services.instances.length > 1
    ? startServicesFront(nginx, {
        folder: join(plan.common.folder, 'services-front'),
        port: await plan.nextPort(),
        instances: services.addresses(),
      })
    : undefined

const planOf = async (options: StackOptions, closing: Closing) => {
  const { folder, build, source } = options
  const nginx = findNginx()
  if (!nginx) options.say('There is no nginx with Brotli here: the first site answers visitors.')
  const nextPort = portsFrom(options.port)
  const ports = { front: await nextPort(), site: await nextPort(), services: await nextPort() }
  const { postgres, redis } = await openEngines(options, { closing, nextPort })
  const siteUrl = `http://localhost:${nginx ? ports.front : ports.site}`
  const common = {
    folder,
    siteUrl,
    servicesPublicUrl: nginx ? siteUrl : `http://localhost:${ports.services}`,
    databaseUrl: postgres?.url,
    redisUrl: redis?.url,
    hops: nginx ? 1 : 0,
  }
  const nextMetricsPort = {
    site: portsWhereSet(source.METRICS_PORT),
    services: portsWhereSet(source.SERVICES_METRICS_PORT),
  }
  const plan: Plan = { build, source, common, ports, nextPort, nextMetricsPort }
  return { plan, ports, nginx, postgres, redis }
}

const open = async (options: StackOptions, closing: Closing): Promise<Omit<Stack, 'stop'>> => {
  const { plan, ports, nginx, postgres, redis } = await planOf(options, closing)
  const migrate = async () => {
    if (postgres) await runMigrations(postgres.url)
  }
  await migrate()
  const services = await openServices(plan)
  closing.push(services.stop)
  const inner = await openInner(nginx, { plan, services })
  closing.push(async () => inner?.stop())
  const sites = await openSites(plan, { services, servicesUrl: inner?.url })
  closing.push(sites.stop)
  const front = nginx ? await openFront({ plan, sites, services, port: ports.front }) : undefined
  closing.push(async () => front?.stop())

  const { folder, siteUrl: url } = plan.common
  const processes = { sites: sites.instances, services: services.instances }
  const frontPort = nginx ? ports.front : undefined
  const tellTargets = () => writeTargets({ folder, frontPort, ...processes })
  tellTargets()

  const handOver = async () => {
    // Before the old one ends: nobody is to ask it then.
    tellTargets()
    inner?.reload(services.addresses())
    front?.reload()
    await pause(HAND_OVER_MS)
  }
  const deploy = async (next = plan.build) => {
    await migrate()
    // Two processes would fight for an embedded database.
    if (postgres) await services.replaceAll(handOver)
    plan.build = next
    await sites.replaceAll(handOver)
    front?.takeBuild()
  }
  return { url, ...processes, postgres, redis, deploy }
}

/** Starts all parts of a stack, each once what it needs is there; throws one line where one does not start, and leaves nothing running. */
export const openStack = async (options: StackOptions): Promise<Stack> => {
  const folder = resolve(options.folder)
  // PostgreSQL may run as another user, who has to pass.
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    return { ...(await open({ ...options, folder }, closing)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
