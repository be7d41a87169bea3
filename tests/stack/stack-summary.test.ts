import { describe, expect, it } from 'vitest'
import { portsWhereSet } from '../../scripts/stack/open-stack.ts'
import { siteSettings } from '../../scripts/stack/settings.ts'
import { stackSummary } from '../../scripts/stack/stack-summary.ts'
import { tempTree } from '../scripts/temp-tree.ts'

const instance = (name: string, metricsPort?: number) => ({
  name,
  address: '',
  url: '',
  metricsPort,
  pid: () => 1,
  crash: () => undefined,
  stop: () => Promise.resolve(),
})

const nothing = () => Promise.resolve()

const postgres = { url: 'postgres://bib@127.0.0.1:5000/postgres', restart: nothing, stop: nothing }

describe('what a stack says of itself', () => {
  it('is where its database answers, and where each process tells its metrics', () => {
    const sites = [instance('site-1', 9464), instance('site-2', 9467)]
    const stack = { url: 'http://localhost:3000', sites, services: [], postgres }
    const lines = stackSummary(stack, { build: 'b', ownsPostgres: true }).split('\n')
    expect(lines).toContain(`  Database  ${postgres.url}`)
    expect(lines).toContain('  Metrics   site-1 9464, site-2 9467')
  })

  it('holds no address of a database that is somebody else’s, and no metrics that there are not', () => {
    const stack = { url: 'http://localhost:3000', sites: [instance('site-1')], services: [] }
    const text = stackSummary({ ...stack, postgres }, { build: 'b', ownsPostgres: false })
    expect(text).not.toContain('postgres:')
    expect(text).not.toContain('Metrics')
  })
})

describe('metrics of several processes', () => {
  it('have a port each, from that of the variable on', async () => {
    const next = portsWhereSet('9640')
    const [first = 0, second = 0] = [await next(), await next()]
    expect(first).toBeGreaterThanOrEqual(9640)
    expect(second).toBeGreaterThan(first)
    const common = { folder: tempTree({}), siteUrl: 'http://localhost:3000', hops: 1 }
    const rest = { servicesPublicUrl: 'http://localhost:3000', databaseUrl: '', redisUrl: '' }
    const place = { common: { ...common, ...rest }, servicesUrl: 'http://localhost:4000', port: 1 }
    const { child } = siteSettings({ METRICS_PORT: '9640' }, { ...place, metricsPort: second })
    expect(child.METRICS_PORT).toBe(String(second))
  })

  it('are nowhere without the variable', async () => {
    expect(await portsWhereSet('')()).toBeUndefined()
  })
})
