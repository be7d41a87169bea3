import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen, stopListening } from '#services/listen.ts'
import { createLane } from '#services/search/find/lane.ts'

test('a search whose connection is closed before its turn is never made', async () => {
  const lane = createLane({ width: 1, most: 10 })
  const begun: string[] = []
  let end: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    end = () => resolve()
  })
  const app = new Hono()
  app.get('/:name', (context) =>
    lane(async () => {
      begun.push(context.req.param('name'))
      await held
      return context.text('found')
    }, context.req.raw.signal),
  )
  app.onError((_error, context) => context.text('given up', 408))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => stopListening(server))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const leaving = new AbortController()
  const ask = (name: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/${name}`, signal ? { signal } : {})
  const first = ask('first')
  await expect.poll(() => begun).toEqual(['first'])
  const second = ask('second', leaving.signal)
  const third = ask('third')
  await sleep(100)
  leaving.abort()
  await expect(second).rejects.toThrow('abort')
  await sleep(100)
  end()
  expect([(await first).status, (await third).status]).toEqual([200, 200])
  expect(begun).toEqual(['first', 'third'])
})
