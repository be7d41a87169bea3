import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcementEntry } from '#features/announcements/announcement-record.ts'
import { LIVE_REFRESH_MS } from '#lib/records/live-index.ts'
import { announcementOf } from '../../../support/announcement.ts'
import { json, startUpstream, type UpstreamServer } from '../../../support/upstream-server.ts'

vi.mock('#generated/named-records.json', () => ({
  default: { experiments: {}, redirects: {}, announcements: {}, words: {} },
}))

const HASH = 'aaaaaaaaaaaa'
const NOON = Date.parse('2026-11-27T12:00:00Z')

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
})

afterAll(() => content.close())

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  return () => vi.useRealTimers()
})

type Changes = Parameters<typeof announcementOf>[0]

const live = (announcements: Record<string, Changes | null>) => {
  const entries = Object.entries(announcements).map(([name, changes]) => [
    name,
    changes && announcementEntry(HASH, announcementOf(changes)),
  ])
  content.reply = json(200, { records: {}, announcements: Object.fromEntries(entries) })
}

/** A process of its own. */
const freshSite = async () => {
  vi.resetModules()
  const { putInAnnouncement } = await import('#lib/server/page-cache/put-in-announcement.ts')
  return putInAnnouncement
}

/** What the shell of a page writes; `tests/features/shell/announcement-slot.test.tsx` holds it to that. */
const pageOf = (where: string) =>
  `<body><aside hidden="" data-announcement="${where}" aria-label="Label" class="x"></aside><main></main></body>`

const WITHOUT = '<body><main></main></body>'

const lineIn = (html: string) => /<span>(.*?)<\/span>/.exec(html)?.[1]

describe('the line over the site', () => {
  it('stands in a page with its link, in the language of the page, and its place is no more', async () => {
    live({ sale: {} })
    const putIn = await freshSite()
    expect(await putIn(pageOf('fr home'))).toBe(
      '<body><aside aria-label="Label" class="x"><p class="container-page"><span>Tous les forfaits à moitié prix.</span> <a class="link" href="/fr/pricing/plans">Voir les forfaits</a></p></aside><main></main></body>',
    )
  })

  it.each([
    ['a language without words', 'de home', {}],
    ['another kind of page', 'en pricing', {}],
    ['the time before it begins', 'en home', { from: '2026-11-27T12:00:00.001Z' }],
    ['the moment of its end', 'en home', { until: '2026-11-27T13:00:00+01:00' }],
  ])('is none in %s', async (_case, where, changes) => {
    live({ sale: changes })
    const putIn = await freshSite()
    expect(await putIn(pageOf(where))).toBe(WITHOUT)
    expect(await putIn('<main></main>')).toBe('<main></main>')
  })

  it('begins and ends by itself', async () => {
    live({ sale: { from: '2026-11-28T00:00:00Z', until: '2026-11-29T00:00:00Z' } })
    const putIn = await freshSite()
    const at = async (moment: string) => {
      vi.setSystemTime(Date.parse(moment))
      return (await putIn(pageOf('en home'))) !== WITHOUT
    }
    expect(await at('2026-11-27T23:59:59Z')).toBe(false)
    expect(await at('2026-11-28T00:00:00Z')).toBe(true)
    expect(await at('2026-11-28T23:59:59Z')).toBe(true)
    expect(await at('2026-11-29T00:00:00Z')).toBe(false)
  })

  it('is that which began last, where two have their time', async () => {
    const words = (text: string) => ({ en: { text, link: 'More' } })
    live({
      a: { words: words('Always') },
      b: { words: words('Later'), from: '2026-11-20T00:00:00Z' },
      c: { words: words('Earlier'), from: '2026-11-10T00:00:00Z' },
    })
    const putIn = await freshSite()
    expect(lineIn(await putIn(pageOf('en home')))).toBe('Later')
  })

  it('is written with our figures, and its signs are no markup', async () => {
    live({ sale: { words: { en: { text: '{since} & <b>"now"</b>', link: '<i>' } } } })
    const putIn = await freshSite()
    const html = await putIn(pageOf('en home'))
    expect(lineIn(html)).toBe('2002 &amp; &lt;b&gt;&quot;now&quot;&lt;/b&gt;')
    expect(html).toContain('>&lt;i&gt;</a>')
  })

  it('that names a figure which this build does not know takes no page away', async () => {
    live({ sale: { words: { en: { text: '{moons}', link: 'x' } } } })
    const putIn = await freshSite()
    expect(await putIn(pageOf('en home'))).toBe(WITHOUT)
  })

  it('leads to the address that its page has in each language, and to pages of records', async () => {
    live({ sale: { path: '/company/support' }, other: { pages: ['landing'], path: '/docs/sale' } })
    const putIn = await freshSite()
    expect(await putIn(pageOf('fr home'))).toContain('href="/fr/company/support/"')
    expect(await putIn(pageOf('en landing'))).toContain('href="/docs/sale"')
  })

  it('comes, changes and goes within the time in which the site asks anew', async () => {
    live({})
    const putIn = await freshSite()
    expect(await putIn(pageOf('en home'))).toBe(WITHOUT)
    for (const text of ['One.', 'Two.', undefined]) {
      live(text === undefined ? {} : { sale: { words: { en: { text, link: 'x' } } } })
      vi.setSystemTime(Date.now() + 4 * LIVE_REFRESH_MS)
      expect(lineIn(await putIn(pageOf('en home')))).toBe(text)
    }
  })

  it('stays while the content service is away', async () => {
    live({ sale: {} })
    const putIn = await freshSite()
    const before = await putIn(pageOf('en home'))
    content.reply = json(500, {})
    vi.setSystemTime(Date.now() + 4 * LIVE_REFRESH_MS)
    await putIn(pageOf('en home'))
    expect(await putIn(pageOf('en home'))).toBe(before)
    expect(before).not.toBe(WITHOUT)
  })

  it('is shown by a preview before its days and on any page, and no other beside it', async () => {
    live({ sale: { from: '2099-01-01T00:00:00Z' } })
    const putIn = await freshSite()
    expect(await putIn(pageOf('en landing'))).toBe(WITHOUT)
    expect(lineIn(await putIn(pageOf('en landing'), HASH))).toBe(
      'All plans cost half until Sunday.',
    )
    expect(await putIn(pageOf('en landing'), 'bbbbbbbbbbbb')).toBe(WITHOUT)
  })
})
