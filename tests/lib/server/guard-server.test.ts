// oxlint-disable no-console -- what this is about
import { afterEach, expect, it } from 'vitest'
import { guardServer } from '#lib/server/guard-server.ts'
import { createLog } from '#lib/util/log.ts'

const own = { ...console }

afterEach(() => void Object.assign(console, own))

it.each([
  [0, ['no trusted proxy', 'console']],
  [1, ['console']],
])('a server with %i trusted proxies says so, and logs its console', (hops, events) => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const log = createLog({ name: 'site', level: 'info', destination })
  guardServer({ LOG_LEVEL: 'info', TRUSTED_PROXY_HOPS: hops }, log)
  console.warn('a line of the framework')
  const logged = lines.map((line): { event?: string } => JSON.parse(line))
  expect(logged.map(({ event }) => event)).toEqual(events)
})
