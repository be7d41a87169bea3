import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { wordsOf } from '#services/words/words.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { newBrowser, newestLink } from '../../scripts/tour/browser.ts'
import { addressOf, type Role } from '../../scripts/tour/cast.ts'
import { EXPERIMENT } from '../../scripts/tour/crowd.ts'
import { STOPS, tourList } from '../../scripts/tour/list.ts'
import { makeYear } from '../../scripts/tour/make-year.ts'
import { READER, tourSettings } from '../../scripts/tour/settings.ts'
import { openWorld, type Opening, type World } from '../../scripts/tour/world.ts'
import { tempDir } from '../services/support/temp-dir.ts'
import { runToEnd } from './run-to-end.ts'

const FOLDER = tempDir()

const CONTENT_DIR = join(FOLDER, 'content')

let opening: Omit<Opening, 'start'> | undefined
let list = ''
let world: World | undefined

const running = (): World => {
  if (!world) throw new Error('The year is not made')
  return world
}

const pageOf = async (role: Role, { locale, place }: { locale: Locale; place: string }) => {
  const browser = newBrowser(running(), locale)
  await browser.logIn(addressOf(role, locale))
  return browser.open(place)
}

/** The numbers of receipts on a page. */
const papersOn = (page: string) => [...new Set(page.match(/R-\d{6}/g))]

beforeAll(async () => {
  const PORT = `${await freePort(5900)}`
  const SERVICES_PORT = `${await freePort(Number(PORT) + 1)}`
  const own = { ...tourSettings({ PORT, SERVICES_PORT }), PORT, SERVICES_PORT }
  const source = { ...own, DATA_DIR: join(FOLDER, 'data'), CONTENT_DIR }
  for (const [name, value] of Object.entries(source)) vi.stubEnv(name, value)
  opening = { source, signal: new AbortController().signal }
  await makeYear({ ...opening, contentFolder: CONTENT_DIR, seed: 1 })
  list = await tourList(opening)
  world = await openWorld({ ...opening, start: Date.now() })
}, 900_000)

afterAll(async () => {
  await world?.close()
  vi.unstubAllEnvs()
})

describe.each(LOCALE_CODES)('the year of a tour in %s', (locale) => {
  const { billing, people, affiliateDesk } = wordsOf(locale)

  it('has a plan with people, and a renewal that is announced', async () => {
    const seats = await pageOf('seats', { locale, place: 'account/people/' })
    for (const guest of ['member', 'declined', 'guest'] as const) {
      expect(seats).toContain(addressOf(guest, locale))
    }
    expect(seats).toContain(people.withdraw)
    const member = await pageOf('member', { locale, place: 'account/' })
    expect(member).toContain(addressOf('seats', locale))
    const announced = await newestLink(running(), {
      email: addressOf('seats', locale),
      kind: 'renewal-notice',
    })
    expect(announced).toContain('/account/billing/')
  })

  it('has an affiliate who has earned and was paid', async () => {
    const desk = await pageOf('affiliate', { locale, place: 'affiliate/' })
    expect(desk).toContain(affiliateDesk.paidTitle)
    expect(desk).toMatch(/89[.,]96/)
  })

  it('has a second year, a larger plan, and a renewal that the bank refused', async () => {
    const renewed = await pageOf('renewed', { locale, place: 'account/' })
    expect(papersOn(renewed)).toHaveLength(2)
    const grown = await pageOf('grown', { locale, place: 'account/billing/' })
    expect(papersOn(grown)).toHaveLength(2)
    const failing = await pageOf('failing', { locale, place: 'account/billing/' })
    expect(failing).toContain(billing.failedLine)
  })

  it('has a refund, a withdrawal, a dispute and a renewal that was stopped', async () => {
    for (const role of ['refund', 'withdrawn'] as const) {
      const page = await pageOf(role, { locale, place: 'account/billing/' })
      expect(page).toMatch(/C-\d{6}/)
    }
    const disputed = await pageOf('dispute', { locale, place: 'account/billing/' })
    expect(disputed).toContain(billing.disputedLine)
    const stopped = await pageOf('stopped', { locale, place: 'account/billing/' })
    expect(stopped).toContain(billing.resume)
  })

  it('names all of them in the list, with a link that leads there', async () => {
    for (const { role } of STOPS) expect(list).toContain(`(${addressOf(role, locale)})`)
    const links = list.match(new RegExp(`http\\S+/account/link/\\S+lang=${locale}`, 'g')) ?? []
    expect(links.length).toBe(STOPS.length + (locale === 'en' ? 1 : 0))
    const shown = await newBrowser(running(), locale).follow(links[0] ?? '')
    expect(shown).toContain(addressOf('member', locale))
  })
})

it('shows its reader what pages brought, and an experiment that runs', async () => {
  const reader = newBrowser(running(), 'en')
  await reader.send('results/login', { email: READER })
  const link = await newestLink(running(), { email: READER, kind: 'results-login' })
  const { pathname, search } = new URL(link)
  const results = await reader.open(`${pathname.replace('/webapp/', '')}${search}`)
  expect(results).toContain(EXPERIMENT.page)
  expect(results).toContain(`/experiments/${EXPERIMENT.name}`)
  expect(results.replaceAll(/<[^>]+>/g, ' ')).toMatch(/[1-9]\d*\.\d\d\s+USD/)
  const one = await reader.open(`results/experiments/${EXPERIMENT.name}`)
  expect(one).toContain('1,260')
})

it('keeps all that it has made in its own folder', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(['content', 'data'])
  expect(existsSync(join(CONTENT_DIR, 'experiments', `${EXPERIMENT.name}.json`))).toBe(true)
})

it.each([[['--seed', 'seven']], [['--fast']]])(
  'npm run tour says how it is written: %s',
  async (args) => {
    const { code, errors } = await runToEnd('scripts/tour.ts', {}, args)
    expect(errors).toEqual([expect.stringContaining('Write: npm run tour -- [--seed 7] [--keep]')])
    expect(code).toBe(1)
  },
)
