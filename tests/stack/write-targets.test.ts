import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openGroup } from '../../scripts/stack/group.ts'
import { targetsFolder, writeTargets } from '../../scripts/stack/open-stack.ts'
import { tempTree } from '../scripts/temp-tree.ts'
import { checkConfig } from '../support/promtool.ts'

const CONFIG = readFileSync('deploy/prometheus/prometheus.yaml', 'utf8')

const JOBS = [...CONFIG.matchAll(/job_name: (\w+)/g)].map(([, name = '']) => name)

const textOf = (folder: string, job: string) =>
  readFileSync(join(targetsFolder(folder), `${job}.json`), 'utf8')

const groupOf = (kind: string, first: number) => {
  let metricsPort = first
  return openGroup({
    kind,
    count: 2,
    start: (name) => {
      metricsPort += 1
      const ends = { pid: () => 1, crash: () => undefined, stop: () => Promise.resolve() }
      return Promise.resolve({ name, address: '', url: '', metricsPort, ...ends })
    },
  })
}

it('Prometheus asks the processes that there are after a deploy, and none of before', async () => {
  const folder = tempTree({})
  const [sites, services] = [await groupOf('site', 9464), await groupOf('services', 9564)]
  const tell = () =>
    writeTargets({
      folder,
      frontPort: 3000,
      sites: sites.instances,
      services: services.instances,
    })
  tell()
  expect(textOf(folder, 'site')).toContain('["127.0.0.1:9465","127.0.0.1:9466"]')
  const seen: string[] = []
  await sites.replaceAll(() => {
    tell()
    seen.push(textOf(folder, 'site'))
    return Promise.resolve()
  })
  expect(seen[0]).toContain('["127.0.0.1:9467","127.0.0.1:9466"]')
  expect(textOf(folder, 'site')).toContain('["127.0.0.1:9467","127.0.0.1:9468"]')
  expect(textOf(folder, 'services')).toContain('["127.0.0.1:9565","127.0.0.1:9566"]')
  expect(textOf(folder, 'front')).toContain('["127.0.0.1:3000"]')
})

it('there is no target where nobody collects metrics', () => {
  const folder = tempTree({})
  const silent = [{ metricsPort: undefined }]
  writeTargets({ folder, frontPort: undefined, sites: silent, services: silent })
  for (const job of JOBS) expect(JSON.parse(textOf(folder, job))).toEqual([{ targets: [] }])
})

it('the configuration to begin with reads targets from files that can change', () => {
  expect(CONFIG).not.toContain("static_configs:\n      - targets: ['127.0.0.1:94")
  for (const job of JOBS) {
    expect(CONFIG).toContain(`files: [targets/${job}.json]`)
    expect(readFileSync(`deploy/prometheus/targets/${job}.json`, 'utf8')).toContain('127.0.0.1:')
  }
})

it('Prometheus takes it, with the files beside it and with those of a stack', () => {
  const folder = tempTree({})
  cpSync('deploy/prometheus', folder, { recursive: true })
  const config = join(folder, 'prometheus.yaml')
  expect(checkConfig(config)).toBeUndefined()
  writeTargets({ folder, frontPort: 3000, sites: [{ metricsPort: 9464 }], services: [] })
  expect(checkConfig(config)).toBeUndefined()
})
