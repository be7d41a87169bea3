import { expect, it, onTestFinished } from 'vitest'
import { bookDay } from '#lib/util/book-day.ts'
import { startUpstream } from '../support/upstream-server.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

/** Services that take any day, and what they were asked for; `zone` is that of the operator's machine. */
const moved = async (written: string, zone = 'Europe/Berlin') => {
  const services = await startUpstream()
  onTestFinished(() => services.close())
  services.reply = ({ body }, response) => {
    const { to }: { to: string } = JSON.parse(body)
    response.end(JSON.stringify({ now: to }))
  }
  const env = { SERVICES_PORT: new URL(services.url).port, DATA_DIR: tempTree({}), TZ: zone }
  const ended = await runToEnd('scripts/clock.ts', env, [written])
  return { asked: services.seen.map(({ body }) => body), ...ended }
}

it.each([
  ['2027-11-20', '2027-11-20T05:00:00.000Z'],
  ['2027-07-01', '2027-07-01T04:00:00.000Z'],
])('moves to %s as the books have it: it begins at %s', async (day, to) => {
  const { asked, out } = await moved(day)
  expect(asked).toEqual([JSON.stringify({ to })])
  expect(bookDay(new Date(to))).toBe(day)
  expect(out).toMatch(new RegExp(`^For the services it is ${day}, 12:00:00 a\\.m\\.`))
})

it('moves to a moment whose zone is written', async () => {
  const { asked } = await moved('2027-11-20T09:00:00-05:00')
  expect(asked).toEqual([JSON.stringify({ to: '2027-11-20T14:00:00.000Z' })])
})

it.each(['2027-02-30', '2027-11-20T09:00:00', '2027-11', 'tomorrow'])(
  'asks for a day instead of guessing what %s means',
  async (written) => {
    const { asked, code, errors } = await moved(written)
    expect({ asked, code }).toEqual({ asked: [], code: 1 })
    expect(errors.join('\n')).toMatch(/^Name one day, or a moment with its zone: .+$/)
  },
)
