import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from '#services/user/idempotency.ts'

test('runs work of one key in turn and of other keys beside it', async () => {
  const inTurn = createTurns()
  const seen: string[] = []
  const work = (name: string, milliseconds: number) => async () => {
    seen.push(`${name} starts`)
    await sleep(milliseconds)
    seen.push(`${name} ends`)
    return name
  }
  const names = await Promise.all([
    inTurn('a', work('first', 60)),
    inTurn('a', work('second', 1)),
    inTurn('b', work('other', 1)),
  ])
  expect(names).toEqual(['first', 'second', 'other'])
  expect(seen).toEqual([
    'first starts',
    'other starts',
    'other ends',
    'first ends',
    'second starts',
    'second ends',
  ])
})

test('goes on after work that failed', async () => {
  const inTurn = createTurns()
  const failed = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', () => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
