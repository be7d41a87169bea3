import { describe, expect, it } from 'vitest'
import { packageOfLink } from '#features/orders/server/package.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, problem } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const TOKEN = 'wq3-Kd_81mZz'
const PACKAGE = {
  token: TOKEN,
  state: 'open',
  plan: 'basic',
  saveRelative: null,
  valueRegular: null,
}

const user = await upstreamOfFile(json(200, PACKAGE))

const ask = async (query: string) => {
  const made = testSite({ userServiceUrl: user.url })
  const request = visitRequest({ path: `/api/package${query}` })
  const site = { ...made.site, purchaseIdIn: () => undefined, now: () => new Date('2026-11-23') }
  return { ...made, response: await answer(packageOfLink, { request, site }) }
}

describe('GET /api/package', () => {
  it.each(['open', 'used', 'expired'])('says that a link is %s', async (state) => {
    user.reply = json(200, { ...PACKAGE, state })
    const { response } = await ask(`?token=${TOKEN}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ state, saving: null })
    expect(user.seen).toMatchObject([{ path: `/bib-pkg/${TOKEN}` }])
  })

  it('says that it does not know one', async () => {
    user.reply = problem(404)
    expect(await (await ask(`?token=${TOKEN}`)).response.json()).toMatchObject({ state: 'unknown' })
  })

  it.each(['', '?token=', '?token=x', `?token=..%2F..%2Fuser`, `?token=${'a'.repeat(65)}`])(
    'asks nobody for %s',
    async (query) => {
      const { response } = await ask(query)
      expect(await response.json()).toEqual({ state: 'unknown', saving: null })
      expect(user.seen).toEqual([])
    },
  )

  it('shows no figure that the price book does not bear out', async () => {
    user.reply = json(200, { ...PACKAGE, saveRelative: 73, valueRegular: 3799 })
    expect(await (await ask(`?token=${TOKEN}`)).response.json()).toMatchObject({ saving: null })
  })

  it('says that nobody can be asked', async () => {
    user.reply = problem(500)
    const { response, lines } = await ask(`?token=${TOKEN}`)
    expect(response.status).toBe(502)
    expect(lines.join('')).not.toContain(TOKEN)
  })
})
