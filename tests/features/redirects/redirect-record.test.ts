import { describe, expect, it, test } from 'vitest'
import { redirectFaults } from '#features/redirects/redirect-faults.ts'
import { parseRedirects, redirectEntry } from '#features/redirects/redirect-record.ts'
import { RecordError } from '#lib/records/parse-record.ts'

type Row = { from: string; to: string }

const parse = (...redirects: Row[]) => parseRedirects(JSON.stringify({ redirects }), 'test')

const faultsOf = (...rows: Row[]) => {
  try {
    return redirectFaults(parse(...rows))
  } catch (error) {
    if (error instanceof RecordError) return error.faults
    throw error
  }
}

test.each([
  ['/old-page', '/apps'],
  ['/Old_Page.php', '/'],
  ['/alte%20Seite', '/de/apps'],
  ['/fr/vieille', '/pricing/plans'],
  // A landing page may come and go at either end.
  ['/docs/black-friday', '/pricing/plans'],
  ['/angebot', '/docs/spring-sale'],
  ['/facture', '/docs/library/document/invoice'],
])('%s may lead to %s', (from, to) => {
  expect(faultsOf({ from, to })).toEqual([])
})

describe('an old address', () => {
  test.each([
    ['https://www.example.com/old', 'must be a path such as "/old-page"'],
    ['old', 'must be a path'],
    ['//evil.example', 'must be a path'],
    ['/old?id=3', 'a query is carried over by itself'],
    ['/old#top', 'a query is carried over by itself'],
    ['/', 'must name an old page'],
    ['/old page', 'without spaces'],
    ['/apps', 'is the address of a page'],
    ['/fr/apps/', 'is the address of a page'],
    ['/docs/library/document/facture', 'is the address of a page'],
    ['/pricing/plans', 'is the address of a page'],
    ['/en/old', 'write what stands behind "/en"'],
    ['/api/order', 'is answered by the machinery'],
    ['/robots.txt', 'is answered by the machinery'],
    ['/cookie-policy', 'leads to its page already'],
    [`/${'x'.repeat(200)}`, 'at most 200 characters'],
  ])('cannot be %s', (from, message) => {
    expect(faultsOf({ from, to: '/drive' })).toMatchObject([
      { field: 'redirects.0.from', message: expect.stringContaining(message) },
    ])
  })

  it('stands once in a list, however it is spelt', () => {
    const twice = [
      { from: '/old', to: '/apps' },
      { from: '/OLD/', to: '/drive' },
    ]
    expect(faultsOf(...twice)).toMatchObject([
      { field: 'redirects.1.from', message: expect.stringContaining('twice') },
    ])
  })
})

describe('a target', () => {
  test.each([
    ['https://elsewhere.example/', 'leads off the site'],
    ['//elsewhere.example', 'leads off the site'],
    ['/apps?utm_source=x', 'the query of the visitor is carried over'],
    ['/apps#prices', 'the query of the visitor is carried over'],
    ['/no-such-page', 'is no page of the site in en, fr, es, it, pt, de'],
    ['/fr/budgeto', 'is no page of the site in fr'],
    ['/en/apps', 'is no page of the site'],
    ['/hand-off', 'reach in one way only'],
    ['/pricing/checkout', 'reach in one way only'],
    ['/company/terms-of-use-frame', 'reach in one way only'],
    ['/start', 'reach in one way only'],
    ['/cookie-policy', 'write "/company/cookie-policy"'],
    ['/old', 'leads round in a circle'],
  ])('cannot be %s', (to, message) => {
    expect(faultsOf({ from: '/old', to })).toMatchObject([
      { field: 'redirects.0.to', message: expect.stringContaining(message) },
    ])
  })

  it('of a chain is named with the page at its end', () => {
    const chain = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/apps' },
    ]
    expect(faultsOf(...chain).map(({ field, message }) => [field, message])).toEqual([
      ['redirects.0.to', 'is itself an old address of this list: write "/apps", where that leads.'],
      ['redirects.1.to', 'is itself an old address of this list: write "/apps", where that leads.'],
    ])
  })

  it('of a circle is refused at each of its rows', () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ]
    expect(faultsOf(...circle).map(({ message }) => message)).toEqual([
      'leads round in a circle: write the page where visitors shall arrive.',
      'leads round in a circle: write the page where visitors shall arrive.',
    ])
  })
})

it('is told to the edge by addresses as they are looked for', () => {
  const record = parse({ from: '/Alte%20Seite.HTML/', to: '/apps' })
  expect(redirectEntry(record)).toEqual({ '/alte seite.html': '/apps' })
})
