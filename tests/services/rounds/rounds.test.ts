import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { DRAIN_MS } from '#services/listen.ts'
import { endRounds, LAST_ROUNDS_MS } from '#services/rounds/rounds.ts'
import { GRACE_MS } from '../../../scripts/run/processes.ts'

it('services that stop wait for rounds that end, and not for one that hangs', async () => {
  let sent = () => {}
  const mail = new Promise<void>((resolve) => {
    sent = resolve
  })
  const isOver = vi.fn()
  const ending = endRounds([() => mail]).then(isOver)
  await new Promise(setImmediate)
  expect(isOver).not.toHaveBeenCalled()
  sent()
  await ending
  expect(isOver).toHaveBeenCalled()
  await endRounds([() => new Promise(() => {})], 5)
})

it('whoever stops the services kills them only once they would have ended by themselves', () => {
  const [, unit] =
    /^TimeoutStopSec=(\d+)$/m.exec(readFileSync('deploy/systemd/services.service', 'utf8')) ?? []
  const [, compose] =
    /^ {2}services:\n(?: {4}.*\n)*? {4}stop_grace_period: (\d+)s$/m.exec(
      readFileSync('compose.yaml', 'utf8'),
    ) ?? []
  // Behind a balancer nobody asks them any more for five seconds before.
  const needed = 5000 + LAST_ROUNDS_MS + DRAIN_MS
  for (const seconds of [unit, compose]) expect(Number(seconds) * 1000).toBeGreaterThan(needed)
  expect(GRACE_MS).toBeGreaterThan(needed)
  const told = `${LAST_ROUNDS_MS / 1000} s, then requests ${DRAIN_MS / 1000} s`
  expect(readFileSync('docs/scaling.md', 'utf8')).toContain(told)
})
