// What a request costs in computing, part by part, on a stack of this machine: npm run bench:costs (docs/scaling.md).
import { randomUUID } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { inTempFolder } from '../../scripts/run/in-temp-folder.ts'
import { openStack, type Stack } from '../../scripts/stack/open-stack.ts'
import { pageViews } from '../../tests/stack/load/page-views.ts'
import { purchases } from '../../tests/stack/load/purchases.ts'
import { signUps } from '../../tests/stack/load/sign-ups.ts'
import { addressOf, posterOf, visitorOf } from '../../tests/stack/load/visitor.ts'
import { watchMemory } from '../lib/process-memory.ts'
import { cpuByName } from './cpu-time.ts'

const PARTS = ['nginx', 'site', 'services', 'postgres', 'redis-server'] as const

const FIRST_PORT = 5400

const WARM_UP = 20

type Kind = { name: string; times: number; visit: (number: number) => Promise<unknown> }

const kindsOf = (stack: Stack): Kind[] => {
  const views = pageViews(stack.url)
  const site = stack.sites[0]?.url ?? ''
  const direct = pageViews(site)
  const visitor = visitorOf(stack.url, { address: addressOf(9000), staysOpen: true })
  const words = ['contract', 'invoice', 'letter', 'plan', 'agreement', 'policy', 'budget', 'lease']
  const search = async (number: number) => {
    const word = `${words[number % words.length]} ${number % 97}`
    return visitor.send({ path: `/api/documents?lang=en&q=${encodeURIComponent(word)}` })
  }
  const post = posterOf(stack.url, addressOf(9001))
  const event = async () =>
    post(API_PATHS.events, {
      body: [
        {
          id: randomUUID().replaceAll('-', ''),
          name: 'landing view',
          category: 'Landing',
          label: 'Test',
          language: 'en',
          path: '/docs/free-demo',
          at: new Date().toISOString(),
        },
      ],
    })
  return [
    { name: 'page view, kept by the front', times: 4000, visit: views.view },
    { name: 'page view, asked of a site', times: 1000, visit: direct.view },
    { name: 'search', times: 300, visit: search },
    {
      name: 'where a visitor is',
      times: 300,
      visit: async () => visitor.send({ path: API_PATHS.localization }),
    },
    { name: 'event', times: 300, visit: event },
    { name: 'sign-up', times: 150, visit: signUps(stack.url).signUp },
    { name: 'order', times: 60, visit: purchases(stack.url).buy },
  ]
}

const cpuOf = ({ sites, services }: Stack) => {
  const site = new Set(sites.map(({ pid }) => pid()))
  const service = new Set(services.map(({ pid }) => pid()))
  return cpuByName(({ pid, name }) => {
    if (site.has(pid)) return 'site'
    if (service.has(pid)) return 'services'
    return PARTS.find((part) => name.startsWith(part))
  })
}

const AT_ONCE = 4

const run = async ({ times, visit }: Kind, from: number) => {
  let next = from
  const one = async () => {
    while (next < from + times) {
      next += 1
      await visit(next - 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const memoryOf = ({ sites, services }: Stack) =>
  [...sites, ...services]
    .map((one) => `${one.name} ${Math.round(watchMemory(one.pid()).stop())} MB`)
    .join(', ')

const pad = (text: string) => text.padStart(12)

const measure = async (stack: Stack) => {
  console.log(`${'ms of computing each'.padEnd(32)}${[...PARTS, 'all'].map(pad).join('')}`)
  for (const kind of kindsOf(stack)) {
    await run({ ...kind, times: WARM_UP }, 0)
    const before = cpuOf(stack)
    await run(kind, WARM_UP)
    const after = cpuOf(stack)
    const costs = PARTS.map(
      (part) => ((after.get(part) ?? 0) - (before.get(part) ?? 0)) / kind.times,
    )
    const all = costs.reduce((sum, cost) => sum + cost, 0)
    const cells = [...costs, all].map((cost) => pad(cost.toFixed(2))).join('')
    console.log(`${kind.name.padEnd(32)}${cells}`)
  }
  console.log(memoryOf(stack))
}

await inTempFolder(async (folder) => {
  chmodSync(folder, 0o711)
  const build = process.argv[2] ?? (await ensureBuild(readEnvironment(process.env)))
  const source = { ...process.env, LOG_LEVEL: 'error' }
  const stack = await openStack({ folder, build, source, port: FIRST_PORT, say: console.log })
  try {
    await measure(stack)
  } finally {
    await stack.stop()
  }
})
