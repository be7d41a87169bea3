import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bakedIn, PUBLIC_ENV_NAMES, readPublicEnv } from '#lib/config/env-public.ts'
import { SERVER_ENV_NAMES } from '#lib/config/env-server.ts'
import { servicesSettings, siteSettings } from '../../scripts/stack/settings.ts'
import { HEALTH, INSTANCES } from '../../scripts/stack/stack-facts.ts'
import { tempDir } from '../services/support/temp-dir.ts'

const VARIABLES = [...SERVER_ENV_NAMES, ...PUBLIC_ENV_NAMES]

const BAKED = Object.keys(bakedIn(readPublicEnv({})))

const COMPOSE = readFileSync('compose.yaml', 'utf8')

/** What stands below the name of a service. */
const partOf = (name: string): string => {
  const [, rest = ''] = COMPOSE.split(`\n  ${name}:\n`)
  return rest.split(/\n(?: {2})?[\w-]+:\n/)[0] ?? ''
}

const KINDS = ['site', 'services'] as const

it.each(KINDS)(
  'compose has as many processes of %s as npm run stack, and asks the same of their health',
  (kind) => {
    expect(partOf(kind)).toContain(`deploy: { replicas: ${INSTANCES[kind]} }`)
    const port = kind === 'site' ? 3000 : 4000
    expect(partOf(kind)).toContain(`fetch('http://localhost:${port}${HEALTH[kind]}')`)
  },
)

/** Names of variables that a part of compose sets, those of the addresses among them. */
const namesOf = (kind: (typeof KINDS)[number]) => {
  const environment =
    partOf(kind)
      .split('    environment:\n')[1]
      ?.split(/\n {4}\w/)[0] ?? ''
  const shared = COMPOSE.split('x-addresses: &addresses\n')[1]?.split('\n\n')[0] ?? ''
  const own = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  return [...own, ...[...shared.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)]
}

it('what npm run stack tells its processes has the same names in compose', () => {
  const common = {
    folder: tempDir(),
    siteUrl: 'http://localhost:3000',
    servicesPublicUrl: 'http://localhost:3000',
    databaseUrl: 'postgres://bib@127.0.0.1:5432/postgres',
    redisUrl: 'redis://127.0.0.1:6379',
    hops: 1,
  }
  const told = {
    site: siteSettings({}, { common, servicesUrl: 'http://127.0.0.1:4000', port: 3001 }),
    services: servicesSettings({}, { common, name: 'services-1', port: 4001 }),
  }
  // Nobody but the services signs tokens; a container has a folder of its own, and its usual port.
  const elsewhere = {
    site: ['TOKEN_SIGNING_KEY', 'CONTENT_DIR', 'SERVICES_PORT'],
    services: ['PORT'],
  }
  for (const kind of KINDS) {
    const known = [...namesOf(kind), ...BAKED, ...elsewhere[kind]]
    const set = VARIABLES.filter((name) => told[kind].child[name] && name !== 'DATA_DIR')
    expect(set.filter((name) => !known.includes(name))).toEqual([])
  }
  expect(told.site.child.DATABASE_URL).toBeUndefined()
})

/** Variables that a container has no use for, and why. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  NODE_ENV: 'the images say production',
  DATA_DIR: 'the image says it',
  STRIPE_API_URL: 'for tests',
  BUILD_ID: 'serve.mjs sets it',
  BUILD_FOLDER: 'serve.mjs sets it',
  GALLERY: 'for who works on the site',
}

it('a variable that is set reaches a program, or is named above', () => {
  const args = partOf('site').split('      args:\n')[1]?.split('    environment:\n')[0] ?? ''
  const built = [...args.matchAll(/^ {8}([A-Z_]+):/gm)].map(([, name]) => name)
  const passed = new Set([...namesOf('site'), ...namesOf('services'), ...built])
  const missing = VARIABLES.filter((name) => !passed.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(NOT_PASSED).toSorted())
})

it('the services of compose know whether money may be real', () => {
  expect(namesOf('services')).toEqual(
    expect.arrayContaining(['SITE_URL', 'TEST_PAYMENTS', 'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY']),
  )
})

it.each([
  ['site', 'METRICS_PORT: 9464'],
  ['services', 'SERVICES_METRICS_PORT: 9465'],
] as const)('compose serves the metrics of %s within its network alone', (kind, port) => {
  expect(partOf(kind)).toContain(`      ${port}\n      METRICS_HOST: 0.0.0.0\n`)
  expect(partOf(kind)).not.toContain('ports:')
  expect(namesOf(kind)).toEqual(
    expect.arrayContaining([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_RESOURCE_ATTRIBUTES',
      'SENTRY_DSN',
      'LOG_LEVEL',
    ]),
  )
})

it.each([
  ['front', /FRONT_CACHE=(\S+)/],
  ['services', /DATA_DIR=(\S+)/],
])(
  'what %s writes is in a volume of its own, as its container has no disk to write on',
  (part, where) => {
    const [, folder] = where.exec(readFileSync('Dockerfile', 'utf8')) ?? []
    expect(partOf(part)).toContain('<<: *app')
    expect(COMPOSE).toContain('  read_only: true\n')
    expect(partOf(part)).toContain(`'${part}:${folder}'`)
    expect(COMPOSE.split('\nvolumes:\n')[1]).toContain(`  ${part}:\n`)
  },
)

const [SERVICES = ''] = (COMPOSE.split('\nservices:\n')[1] ?? '').split('\nnetworks:\n')

const PARTS = [...SERVICES.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name)

const networksOf = (name: string) =>
  /^ {4}networks: \[(.*)\]$/m.exec(partOf(name))?.[1]?.split(', ') ?? []

it('every container of compose has no disk to write on but its own, and may do nothing that it need not', () => {
  const [, app = ''] = COMPOSE.split('x-app: &app\n')
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
  ]) {
    expect(app.split('\n\n')[0]).toContain(`  ${line}`)
  }
  expect(PARTS.length).toBeGreaterThan(6)
  for (const name of PARTS) {
    expect(partOf(name), name).toContain('    <<: *app\n')
    expect(partOf(name), name).not.toMatch(/read_only: false|privileged|cap_drop: \[\]/)
  }
  expect(PARTS.filter((name) => partOf(name).includes('cap_add'))).toEqual(['database'])
})

it('containers of compose reach those that they need, and the stores are reached by nobody else', () => {
  const reach = (name: string) =>
    PARTS.filter((other) => networksOf(other).some((one) => networksOf(name).includes(one)))
  expect(reach('database')).toEqual(['migrate', 'services', 'database'])
  expect(reach('redis')).toEqual(['site', 'services', 'redis'])
  expect(reach('front')).toEqual(['front', 'site', 'services'])
  expect(reach('site')).toEqual(expect.arrayContaining(['services-front', 'redis', 'front']))
  expect(reach('services')).toEqual(expect.arrayContaining(['front', 'database']))
  const [, networks = ''] = COMPOSE.split('\nnetworks:\n')
  for (const store of ['store', 'counts'])
    expect(networks).toContain(`  ${store}: { internal: true }`)
})

it('Redis of compose asks for a password, which the sites know', () => {
  expect(partOf('redis')).toContain('--requirepass "$$REDISCLI_AUTH"')
  expect(partOf('redis')).toContain('REDISCLI_AUTH: ${REDIS_PASSWORD:?')
  expect(partOf('site')).toMatch(
    /REDIS_URL: .*redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]*\}@redis:6379\}/,
  )
})

it('compose lets its services know who may read results', () => {
  expect(namesOf('services')).toContain('RESULTS_READERS')
})

it.each([
  ['migrate', 'database', 'service_healthy'],
  ['services', 'migrate', 'service_completed_successfully'],
  ['services', 'redis', 'service_healthy'],
  ['services-front', 'services', 'service_healthy'],
  ['site', 'services-front', 'service_started'],
  ['site', 'redis', 'service_healthy'],
  ['front', 'site', 'service_healthy'],
])('%s starts after %s', (part, before, condition) => {
  expect(partOf(part)).toContain(`      ${before}: { condition: ${condition} }`)
})

it('the sites of compose reach the services at the one address before them', () => {
  const own = [...partOf('site').matchAll(/http:\/\/[\w-]+:4000/g)].map(([address]) => address)
  expect(new Set(own)).toEqual(new Set(['http://services-front:4000']))
  expect(partOf('migrate')).toContain('command: [node, services/migrate.ts]')
  expect(readFileSync('scripts/stack/open-stack.ts', 'utf8')).toContain(
    "join('services', 'migrate.ts')",
  )
})
