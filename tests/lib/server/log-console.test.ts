// oxlint-disable no-console -- what this is about
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logConsole } from '#lib/server/log-console.ts'
import { createLog } from '#lib/util/log.ts'

const own = { ...console }
const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  const write = (line: string) => void lines.push(line)
  logConsole({ log: createLog({ name: 'site', level: 'info', destination: { write } }), write })
})

afterEach(() => void Object.assign(console, own))

const only = (): Record<string, unknown> => {
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

describe('what the framework writes to the console', () => {
  it('is one line of the log, without addresses and tokens', () => {
    console.warn(
      'Request body exceeded 16KB for /api/events?email=ann@company.example&ssotoken=abc.def.',
    )
    const line = only()
    expect(line).toMatchObject({ name: 'site', level: 40, event: 'console' })
    expect(line.msg).toContain('email=[email]&ssotoken=[token]')
    expect(lines[0]).not.toContain('ann@')
  })

  it('is one line also for an error with its stack, in colours', () => {
    console.error('\u001B[31m⨯\u001B[0m', new TypeError("'TRACE' HTTP method is unsupported."))
    const line = only()
    expect(line).toMatchObject({ level: 50 })
    expect(line.msg).toMatch(/^⨯ TypeError: 'TRACE' HTTP method is unsupported/)
    expect(lines[0]?.trim()).not.toContain('\n')
  })

  it('is left as it is where the edge has written it as the log does, but for what must not stand there', () => {
    console.log('{"level":50,"time":"2026-11-22","event":"upstream failed","reason":"a@b.example"}')
    expect(only()).toEqual({
      level: 50,
      time: '2026-11-22',
      event: 'upstream failed',
      reason: '[email]',
    })
  })

  it('is nothing where a visitor went before the request was whole', () => {
    console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    expect(lines).toEqual([])
    console.error(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))
    expect(only()).toMatchObject({ level: 50 })
  })

  it('is nothing where it is empty', () => {
    console.log('')
    expect(lines).toEqual([])
  })
})
