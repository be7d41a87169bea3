import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { webhookBody, type WebhookBody } from '#features/checkout/payment-contract.ts'
import { ended, ownServices, spawnServices, untilHealthy } from '../support/child-services.ts'
import { freePort } from '../support/free-port.ts'
import { tempDir } from '../support/temp-dir.ts'
import { chargeFor, typedCard } from './payment-bench.ts'

const heard: WebhookBody[] = []
let isDeaf = true

const site = createServer((request, response) => {
  const hear = async () => {
    const notice = webhookBody.parse(JSON.parse(await text(request)))
    if (!isDeaf) heard.push(notice)
    response.writeHead(isDeaf ? 503 : 200).end()
  }
  void hear()
})

afterAll(() => site.close())

const post = async (url: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

const field = (answer: unknown, name: string) =>
  answer instanceof Object ? String(Reflect.get(answer, name)) : ''

test('what the site did not hear before the service was killed is told by the next', async () => {
  const sitePort = await freePort()
  site.listen(sitePort, '127.0.0.1')
  const { origin, variables } = await ownServices({ DATA_DIR: tempDir() }, 'payment-crash')
  const env = {
    ...variables,
    SITE_URL: 'https://site.example',
    PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/payment/webhook`,
  }
  const first = spawnServices(env)
  await untilHealthy(origin)
  const start = async (card: 'succeeds' | 'slow') => {
    const token = field(await post(`${origin}/payment/frame/token`, typedCard(card)), 'token')
    const charge = await post(`${origin}/payment/charge`, chargeFor({ methodToken: token }))
    return field(charge, 'paymentId')
  }
  const paid = [await start('succeeds'), await start('slow')]
  first.child.kill('SIGKILL')
  await ended(first.child)

  isDeaf = false
  const second = spawnServices(env)
  await untilHealthy(origin)
  await vi.waitFor(
    () => expect(new Set(heard.map(({ paymentId }) => paymentId))).toEqual(new Set(paid)),
    { timeout: 50_000, interval: 250 },
  )
  second.child.kill('SIGTERM')
  expect(await ended(second.child)).toBe(0)
  expect(`${first.output.join('')}${second.output.join('')}`).not.toContain('ann@example.com')
}, 180_000)
