import { servicesProgram, siteProgram } from '../run/programs.ts'
import { openGroup, type Group } from './group.ts'
import { startInstance } from './instance.ts'
import { servicesSettings, siteSettings, type Common } from './settings.ts'
import { HEALTH, INSTANCES } from './stack-facts.ts'

type NextMetricsPort = () => Promise<number | undefined>

/** What instances are started with; `build` is what the next site serves. */
export type Plan = {
  build: string
  source: Record<string, string | undefined>
  common: Common
  /** Of the first instances: known beforehand, as they may be what visitors are led to. */
  ports: { site: number; services: number }
  nextPort: () => Promise<number>
  /** Two processes cannot tell their metrics on one port: the first has that of the variable, the others later ones. */
  nextMetricsPort: { site: NextMetricsPort; services: NextMetricsPort }
}

const isFirst = (name: string) => name.endsWith('-1')

const prefixed = (name: string) => ({ name, prefix: `${name} | ` })

/** The services: several where they have a PostgreSQL server, else one. */
export const openServices = ({
  source,
  common,
  ports,
  nextPort,
  nextMetricsPort,
}: Plan): Promise<Group> =>
  openGroup({
    kind: 'services',
    count: common.databaseUrl ? INSTANCES.services : 1,
    start: async (name) => {
      const port = isFirst(name) ? ports.services : await nextPort()
      const metricsPort = await nextMetricsPort.services()
      const settings = servicesSettings(source, { common, name, port, metricsPort })
      const program = { ...servicesProgram(settings), ...prefixed(name) }
      return startInstance({ program, port, health: HEALTH.services, metricsPort })
    },
  })

type Behind = { services: Group; servicesUrl: string | undefined }

/** The sites; each asks the services at one address for all, or where there is none in turn at their own. */
export const openSites = (plan: Plan, { services, servicesUrl }: Behind): Promise<Group> => {
  let turn = 0
  const ownServices = () => {
    turn += 1
    return services.instances[turn % services.instances.length]?.url ?? ''
  }
  return openGroup({
    kind: 'site',
    count: INSTANCES.site,
    start: async (name) => {
      const { source, common, ports, nextPort, nextMetricsPort, build } = plan
      const port = isFirst(name) ? ports.site : await nextPort()
      const metricsPort = await nextMetricsPort.site()
      const settings = siteSettings(source, {
        common,
        servicesUrl: servicesUrl ?? ownServices(),
        port,
        metricsPort,
      })
      const program = { ...siteProgram(settings, build), ...prefixed(name) }
      return startInstance({ program, port, health: HEALTH.site, metricsPort })
    },
  })
}
