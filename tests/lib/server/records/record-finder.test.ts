import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import { recordFinder } from '#lib/server/records/record-finder.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { createLog } from '#lib/util/log.ts'
import { landingRecordOf } from '../../../support/landing-record.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import {
  hangUp,
  json,
  NOBODY,
  silence,
  type UpstreamServer,
} from '../../../support/upstream-server.ts'

const text = JSON.stringify(landingRecordOf({ label: 'Live' }))
const hash = await hashOf(text)
const NEW = { locale: 'en', path: '/docs/spring-sale', hash } as const
const BUNDLED = { locale: 'en', path: '/docs/free-demo', hash } as const

const content = await upstreamOfFile((_request, response) => response.end(text))

let lines: string[] = []

beforeEach(() => {
  lines = []
})

/** So long that a busy machine reads 10 MB in it. */
const PATIENT_MS = 15_000

const finder = (contentServiceUrl = content.url, now = Date.now, waitMs = 1500) => {
  const destination = new PassThrough()
  destination.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const log = createLog({ name: 'site', level: 'info', destination })
  return recordFinder({ read: asLandingRecord, contentServiceUrl, log, waitMs, now })
}

describe('recordFinder', () => {
  it('takes a file of the build without asking anybody', async () => {
    const own = await hashOf(await readFile('locales/en/landing/docs/free-demo.json', 'utf8'))
    const found = await finder()({ ...BUNDLED, hash: own })
    expect(found).toMatchObject({ record: { label: 'Free demo' }, isStandIn: false })
    expect(content.seen).toEqual([])
  })

  it('asks for a record with exactly this content, fills its figures in and keeps it', async () => {
    const find = finder()
    const found = await find(NEW)
    expect(found).toMatchObject({ record: { label: 'Live' }, isStandIn: false })
    expect(JSON.stringify(found)).toContain('3,000+')
    await find(NEW)
    expect(content.seen.map(({ path }) => path)).toEqual([
      `/records/en/${hash}/docs/spring-sale.json`,
    ])
  })

  it('has nothing where the service has no such record, and asks again next time', async () => {
    content.reply = json(404, {})
    const find = finder()
    expect(await find(NEW)).toBeNull()
    expect(await find(NEW)).toBeNull()
    expect(content.seen).toHaveLength(2)
  })
})

const FAULTS: [string, UpstreamServer['reply'], string][] = [
  ['fails', json(500, {}), 'failed'],
  ['hangs up', hangUp, 'unreachable'],
  ['is silent', silence, 'slow'],
  ['hands out another record', json(200, landingRecordOf()), 'bad-answer'],
  [
    'hands out 10 MB',
    (_request, response) => response.end('x'.repeat(10 * 1024 * 1024)),
    'bad-answer',
  ],
  [
    'hands out more than a record may hold',
    (_request, response) => response.end(`${text}${' '.repeat(RECORD_MAX_BYTES)}`),
    'bad-answer',
  ],
]

describe('a content service that', () => {
  it.each(FAULTS)('%s lets the bundled record stand in', async (_case, reply, fault) => {
    content.reply = reply
    const find = finder(content.url, Date.now, fault === 'slow' ? 1500 : PATIENT_MS)
    expect(await find(BUNDLED)).toMatchObject({
      record: { label: 'Free demo' },
      isStandIn: true,
    })
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'upstream failed', upstream: 'content', fault }),
    ])
  })

  it('is not there makes no page of nothing', async () => {
    await expect(finder(NOBODY)(NEW)).rejects.toThrow('The content service: unreachable')
  })

  it('is silent keeps whoever asks once more for a failed page waiting no longer', async () => {
    content.reply = silence
    const find = finder()
    await expect(find(NEW)).rejects.toThrow('slow')
    const start = performance.now()
    await expect(find(NEW)).rejects.toThrow('slow')
    expect(performance.now() - start).toBeLessThan(100)
    expect(content.seen.length).toBeLessThanOrEqual(1)
  })

  it('is asked again once it could have been waited for as long, after it has failed', async () => {
    const clock = { time: 0 }
    const find = finder(content.url, () => clock.time)
    content.reply = json(400, '')
    await expect(find(NEW)).rejects.toThrow('refused')
    content.reply = (_request, response) => response.end(text)
    clock.time += 1499
    await expect(find(NEW)).rejects.toThrow('refused')
    clock.time += 1
    expect(await find(NEW)).toMatchObject({ isStandIn: false })
  })

  it('fails lets the record stand in that the page showed before', async () => {
    const find = finder()
    await find(NEW)
    content.reply = json(500, {})
    expect(await find({ ...NEW, hash: '000000000000' })).toMatchObject({
      record: { label: 'Live' },
      isStandIn: true,
    })
  })

  it.each([
    [
      'a broken record',
      JSON.stringify(landingRecordOf({ alias: '' })),
      '"alias" must not be empty',
    ],
    ['an unknown figure', JSON.stringify(landingRecordOf({ alias: '{x}' })), '{x} is no claim'],
    ['no record', '<html>', 'is no JSON'],
  ])('hands out %s is not followed, and the log says why', async (_case, broken, reason) => {
    content.reply = (_request, response) => response.end(broken)
    const found = await finder()({ ...BUNDLED, hash: await hashOf(broken) })
    expect(found).toMatchObject({ record: { label: 'Free demo' }, isStandIn: true })
    expect(lines[0]).toContain('landing record refused')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: expect.stringContaining(reason) })
  })
})
