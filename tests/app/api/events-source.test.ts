import { describe, expect, it } from 'vitest'
import { recordedEvents } from '#features/analytics/events-contract.ts'
import { recordEvents } from '#features/analytics/server/record-events.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { eventsRequest, pageEvent } from '../../support/events-request.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json } from '../../support/upstream-server.ts'

const service = await upstreamOfFile(json(202, { received: 1 }))

const ask = (options?: Parameters<typeof eventsRequest>[0]) => {
  const { site } = testSite({ eventsServiceUrl: service.url })
  return answer(recordEvents, { request: eventsRequest(options), site })
}

const passedOn = () =>
  service.seen.flatMap(({ body }) => recordedEvents.parse(JSON.parse(body)).events)

describe('POST /api/events', () => {
  it.each([
    ['utm_source=bing&utm_medium=cpc&utm_campaign=spring&q=nda', ['bing', 'cpc', 'spring']],
    ['UTM_SOURCE=bing', ['bing']],
    ['source=flyer', ['flyer']],
    ['oid=1&affid=77&utm_source=bing', ['affiliate']],
    ['utm_medium=cpc', undefined],
    ['utm_source=ann@company.example', undefined],
  ])('adds to a view what the address of its page named: ?%s', async (query, named) => {
    const Referer = `${SITE_URL}/fr/docs/demo?${query}`
    await ask({ headers: { Referer }, body: [pageEvent(), pageEvent({ name: 'record query' })] })
    const [view, other] = passedOn()
    const [SourceChannel, medium, SourceCampaign] = named ?? []
    const source = {
      SourceChannel,
      ...(SourceCampaign && { SourceCampaign }),
      ...(medium && { CustomTracking: { medium } }),
    }
    expect(view?.source).toEqual(named && source)
    expect(other?.source).toBeUndefined()
  })

  it('adds nothing that the address of another page named', async () => {
    for (const page of ['/docs/demo', '/fr/docs/other', '/fr/docs/demo/../x']) {
      await ask({ headers: { Referer: `${SITE_URL}${page}?utm_source=bing` } })
    }
    await ask({ headers: { Referer: 'no address' } })
    await ask({ headers: { Referer: `${SITE_URL}/fr/docs/demo?utm_source=${'x'.repeat(5000)}` } })
    expect(passedOn().map(({ source }) => source)).toEqual(Array.from({ length: 5 }))
  })
})
