// oxlint-disable no-console -- what one of them is about
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { logConsole } from '#lib/server/log-console.ts'
import { createLog } from '#lib/util/log.ts'
import { reportErrors } from '#lib/watch/report-errors.ts'
import { startSentryReceiver } from '../../support/sentry-receiver.ts'

const receiver = await startSentryReceiver()

const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ name: 'site', level: 'info', destination })

const settings = { program: 'site', release: '1.2.3+abc', environment: 'production', log }

let stop: () => Promise<void>

beforeAll(() => {
  stop = reportErrors({ ...settings, dsn: receiver.dsn })
})

afterEach(() => {
  receiver.events.splice(0)
})

afterAll(async () => {
  await stop()
  await receiver.close()
})

/** Waits until so many came, and as long again for one too many. */
const reported = async (count: number) => {
  await expect.poll(() => receiver.events.length).toBe(count)
  await setTimeout(100)
  expect(receiver.events).toHaveLength(count)
  expect(receiver.faults).toEqual([])
  return receiver.events
}

it('sends an error of the log with its frames, as the protocol wants it', async () => {
  log.error({ event: 'handler failed', path: '/api/contact', err: new TypeError('No such thing') })
  const [event] = await reported(1)
  expect(event).toMatchObject({
    level: 'error',
    logger: 'site',
    release: '1.2.3+abc',
    environment: 'production',
    tags: { program: 'site', event: 'handler failed' },
    exception: { values: [{ type: 'TypeError', value: 'No such thing' }] },
  })
  const frame = event?.exception.values[0].stacktrace?.frames.at(-1)
  expect(frame).toMatchObject({ in_app: true })
  expect(frame?.filename).toMatch(/report-errors\.test\.ts$/)
})

it('sends what the framework writes about a page that failed', async () => {
  const own = { ...console }
  logConsole({ log, write: destination.write })
  console.error('⨯', new RangeError('Too deep'))
  Object.assign(console, own)
  const [event] = await reported(1)
  expect(event?.exception.values[0]).toMatchObject({ type: 'RangeError', value: 'Too deep' })
  expect(event?.exception.values[0].stacktrace?.frames.length).toBeGreaterThan(0)
})

it('sends no address, token or query', async () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJlLXNpZ25hdHVyZQ'
  const cause = new Error('GET https://a.example/find?q=divorce&ssotoken=abc failed')
  log.error({
    err: new Error(`ann@company.example came with ${secret}: /fr/docs?q=debts`, { cause }),
  })
  log.error(
    { event: 'odd', email: 'ann@company.example', token: secret },
    'at /l/f?email=ann%40a.example',
  )
  await reported(2)
  const bodies = receiver.seen.map(({ body }) => body).join('')
  expect(bodies).not.toMatch(/ann|eyJ|divorce|debts|ssotoken=abc/)
  expect(bodies).toContain('/fr/docs?[query]')
})

it('sends an error that comes again once in a minute, and nothing of a warning', async () => {
  expect(receiver.events).toEqual([])
  const fail = (text: string) => log.error({ err: new Error(text) })
  for (let time = 0; time < 50; time += 1) fail('again')
  log.warn({ err: new Error('a warning') })
  await reported(1)
})

it('sends nothing for as long as the server asks for, and says so in a line without it', async () => {
  receiver.limit('30')
  const before = receiver.seen.length
  log.error({ err: new Error('first') })
  await expect.poll(() => lines.at(-1)).toContain('"event":"error not reported","status":429')
  log.error(new SyntaxError('second, of another place'))
  await reported(0)
  expect(receiver.seen.length - before).toBe(1)
})
