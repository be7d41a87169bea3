import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createServicesApp } from '#services/app.ts'
import { readRows } from '#services/db/read-rows.ts'
import { fillLedger } from '#services/ledger/fill-ledger.ts'
import { readExperiments } from '#services/results/experiment-records.ts'
import { showExperiment } from '#services/results/shown-experiment.ts'
import { experimentText } from '../../../scripts/results/experiment-text.ts'
import { EXPORTED, exportedCsv, exportQuestion } from '../../../scripts/results/exported-day.ts'
import { experimentOf } from '../../features/experiments/experiment-fixture.ts'
import type { Bench } from '../support/bench.ts'
import { fillExperiment, type Filled } from '../support/fill-experiment.ts'
import { tempDir } from '../support/temp-dir.ts'

const READER = 'reader@example.com'

/** What is shown of an experiment is what happened. */
export const resultsSuite = (bench: () => Bench) =>
  describe('the results of an experiment', () => {
    const now = new Date('2026-12-11T12:00:00Z')
    const contentFolder = tempDir()
    let filled: Filled

    const ask = async (question: string) => readRows(await bench().database.get(), question)

    const shown = async (name = 'headline') => {
      const { experiments } = await readExperiments(contentFolder)
      const found = experiments.find((each) => each.name === name)
      if (!found) throw new Error(`There is no record of ${name}`)
      return showExperiment(found, { ask, now })
    }

    /** What a reader sees. */
    const see = async (path: string, folder = contentFolder) => {
      const app = createServicesApp({
        ...bench().services,
        systemTime: () => now,
        results: { readers: [READER], contentFolder: folder },
      })
      const session = await bench().services.tokens.issueReader(READER)
      const answer = await app.request(`/webapp/results${path}`, {
        headers: { Cookie: `results_session=${session}` },
      })
      return { status: answer.status, text: await answer.text() }
    }

    beforeAll(async () => {
      mkdirSync(join(contentFolder, 'experiments'), { recursive: true })
      const write = (name: string, record: unknown) =>
        writeFileSync(join(contentFolder, 'experiments', `${name}.json`), JSON.stringify(record))
      write('headline', experimentOf({ guardRails: ['revenue'] }))
      write('skewed', experimentOf({ page: '/docs/skewed' }))
      write('evening', experimentOf({ page: '/docs/evening' }))
      write('planned', experimentOf({ state: 'draft', page: '/docs/planned' }))
      write('broken', { question: 'What?' })
      filled = await fillExperiment(await bench().database.get())
    }, 60_000)

    test('are none, and the page says who can make one, where no record lies in the folder', async () => {
      const { status, text } = await see('', tempDir())
      expect(status).toBe(200)
      expect(text).toContain('There is no experiment yet. The developers of the site can make one.')
      expect((await see('')).text).not.toContain('There is no experiment yet')
    })

    test('are the rows, and nothing of before its start', async () => {
      const { reading, counts } = await shown()
      const [control, price] = reading.arms
      expect(control).toMatchObject({ name: 'control', ...filled.control })
      expect(price).toMatchObject({ name: 'price', ...filled.price })
      expect(reading.visitors).toBe(filled.control.visitors + filled.price.visitors)
      expect(counts.exposures.every(({ day }) => day >= '2026-12-01')).toBe(true)
    })

    test('bring orders of other currencies to dollars by the price list, and lose what was given back', async () => {
      const { reading } = await shown()
      // 275.88 EUR is what the plan costs there; 299.88 USD here. Of one order of 299.88 USD 100.00 went back.
      expect(reading.arms.map(({ revenue }) => Math.round(revenue))).toEqual([
        2 * 299_88 - 100_00,
        3 * 299_88,
      ])
    })

    test('are one sentence, tables and lines on a terminal', async () => {
      const text = experimentText(await shown(), { isWhole: true })
      expect(text).toContain(
        '“price” brings more sign-ups than control: 9.60% of visitors against 4.00%',
      )
      expect(text).toMatch(/^control +50% +2,000 +80 +4\.00% +2 /m)
      expect(text).toContain('Sample ratio: as planned')
      expect(text).toMatch(/4,000 of 39,497 planned\n/)
      expect(text).toContain('To decide: npm run experiment:decide -- headline price')
    })

    test('are a sentence in place of figures while nobody has come', async () => {
      const sentence = 'Nobody was shown an arm yet; planned are control 50%, price 50%.'
      const text = experimentText(await shown('planned'), { isWhole: true })
      expect(text).toContain(`${sentence}\nVisitors: 0 of 39,497 planned`)
      expect(text).not.toMatch(/0\.00|sign-up rate/)
      const page = await see('/experiments/planned')
      expect(page.text).toContain(sentence)
      expect(page.text).not.toContain('<table')
    })

    test('have one kind of day, that of Toronto, which each page names', async () => {
      // Seven in the evening there: another day by UTC.
      const late = new Date('2026-12-10T00:30:00Z')
      const queries = await bench().database.get()
      for (const at of [late, new Date('2026-12-01T04:59:00Z')]) {
        const values = sql`${randomUUID()}, 'evening', 'control', 'en', 'desktop', 'Chrome', ${at.toISOString()}, ${at.toISOString()}`
        await queries.execute(sql`insert into experiment_exposures values (${values})`)
      }
      await queries.execute(sql`insert into events (id, name, category, label, language, path, happened_at, received_at) values
        (${randomUUID()}, 'landing view', 'Landing', 'Demo', 'en', '/docs/evening', ${late.toISOString()}, ${late.toISOString()})`)
      const { counts } = await shown('evening')
      expect(counts.exposures).toMatchObject([{ day: '2026-12-09', visitors: 1 }])
      const range = 'page=/docs/evening&from=2026-12-09&to=2026-12-10'
      const days = await see(`/page?${range}`)
      expect(days.text.replaceAll(/\s+/g, ' ')).toMatch(
        /2026-12-10<\/th> <td data-name="Views" class="">0<.*2026-12-09<\/th> <td data-name="Views" class="">1</,
      )
      for (const path of ['', `/page?${range}`, '/experiments/evening']) {
        expect((await see(path)).text).toContain('Days begin at midnight in Toronto.')
      }
    })

    test('say beside each line of days how high it is', async () => {
      const all = (await see('?from=2026-12-01&to=2026-12-05')).text.replaceAll(/\s+/g, ' ')
      expect(all).toContain('Lines run from 2026-12-01 to 2026-12-05.')
      expect(all).toContain('<small>0 to 50 a day</small>')
      expect(all).toContain('<small>0 to 50</small>')
      expect(all).toMatch(/<small>0 to 1,\d{3} of all currencies a day<\/small>/)
      expect((await see('?from=2026-11-29&to=2026-11-30')).text).toContain('<small>0 a day</small>')
      const one = await see('/experiments/headline')
      expect(one.text).toMatch(/<figcaption>Visitors by day, 0 to 2\d\d<\/figcaption>/)
    })

    test('are the same on the page, which names every file that is no record', async () => {
      const { status, text } = await see('/experiments/headline')
      expect(status).toBe(200)
      expect(text).toContain('“price” brings more sign-ups than control')
      expect(text).toContain('>9.60%<')
      expect(text).toContain('npm run experiment:decide -- headline price')
      expect(text).toMatch(/<line\s+class="bar up"/)
      const all = await see('')
      expect(all.text).toContain('broken.json is no valid experiment')
      expect(all.text).toContain(
        'This is a draft, and nobody is divided: 39,497 visitors are needed.',
      )
      expect((await see('/experiments/none')).status).toBe(404)
    })

    test('are locked where visitors are not divided as planned, and name who broke it', async () => {
      const text = experimentText(await shown('skewed'), { isWhole: true })
      expect(text).toContain('Do not read these results')
      expect(text).toContain('with the browser Firefox')
      expect(text).not.toContain('4.00%')
      const page = await see('/experiments/skewed')
      expect(page.text).toContain('with the browser Firefox')
      expect(page.text).not.toContain('Differences')
      expect(page.text).not.toContain('Sign-ups')
    })

    test('follow pages by path and days, and say what is wrong with a question', async () => {
      const range = 'from=2026-12-01&to=2026-12-05'
      const all = await see(`?${range}`)
      expect(all.text).toContain('>/docs/free-demo<')
      expect((await see(`?${range}&path=/fr`)).text).not.toContain('>/docs/free-demo<')
      const days = await see(`/page?page=/docs/free-demo&${range}`)
      expect(days.text).toContain('2026-12-03')
      expect((await see('?from=2026-02-30')).text).toContain('Write a day as 2026-11-26')
      expect((await see('?from=2020-01-01')).text).toContain('400 days at most')
      // Nobody computes for millions of days, or asks the database for a path that no text holds.
      for (const asked of ['from=0001-01-01&to=9999-12-31', 'from=1999-12-31', 'to=9999-12-31']) {
        expect(await see(`?${asked}`)).toMatchObject({
          status: 200,
          text: expect.stringContaining('Write a day as'),
        })
      }
      expect((await see('?path=%00')).status).toBe(200)
      expect((await see('/page?page=%00')).status).toBe(200)
      expect((await see(`?path=${encodeURIComponent("'; drop table users; --")}`)).status).toBe(200)
    })

    test('have the sums in the views that other tools read, each person once and shown before', async () => {
      const rows = await ask(`
        select e.variation_id, count(distinct e.anonymous_id) as visitors,
          count(*) filter (where metric = 'sign-up') as "signUps", count(*) filter (where metric = 'purchase') as buyers,
          coalesce(sum(value) filter (where metric = 'revenue' and currency = 'USD'), 0) as usd
        from report_exposures e left join report_conversions c on c.experiment_id = e.experiment_id
          and c.variation_id = e.variation_id and c.anonymous_id = e.anonymous_id and c.timestamp >= e.timestamp
        where e.experiment_id = 'headline' and e.timestamp >= '2026-12-01' group by 1 order by 1`)
      expect(rows).toEqual([
        { variation_id: 'control', visitors: 2000, signUps: 80, buyers: 2, usd: 499.76 },
        { variation_id: 'price', visitors: 2000, signUps: 192, buyers: 3, usd: 599.76 },
      ])
      const [twice] = await ask(`
        select count(*) as n from (select anonymous_id from report_conversions
          where metric = 'sign-up' and anonymous_id is not null group by 1 having count(*) > 1) more`)
      expect(twice).toEqual({ n: 0 })
    })

    test('answer each question that the guide gives to other tools', async () => {
      const guide = readFileSync('docs/analytics.md', 'utf8')
      const questions = [...guide.matchAll(/^SELECT .*$/gm)].map(([question]) => question)
      expect(questions).toHaveLength(5)
      await fillLedger(await bench().database.get())
      for (const question of questions) expect((await ask(question)).length).toBeGreaterThan(0)
    })

    test('are written a day at a time, without anything that names a person', async () => {
      const files = await Promise.all(
        EXPORTED.map(async (name) =>
          exportedCsv(name, await ask(exportQuestion(name, '2026-12-03'))),
        ),
      )
      const [exposures = '', conversions = '', , accounts = '', orders = '', , ledger = ''] = files
      expect(exposures.split('\n')[0]).toBe(
        'timestamp,experiment_id,variation_id,anonymous_id,language,device,browser',
      )
      expect(exposures).toMatch(
        /^2026-12-03T[\d:.]+Z,headline,control,[\da-f-]{36},en,desktop,Chrome$/m,
      )
      expect(conversions).toMatch(/,headline,price,[\da-f-]{36},sign-up,1,$/m)
      expect(orders).toContain('basic')
      expect(ledger).toMatch(/,order,before-the-ledger,decision 056,/)
      expect(accounts).toContain(`'=campaign()`)
      for (const file of files) {
        expect(file).not.toMatch(/@|1234\.5678|203\.0\.113|Ann|Roy/)
      }
      expect(() => exportQuestion('orders', "2026-12-03'; --")).toThrow(/Write a day/)
    })

    test('hold with more conversions than exposures: those of nobody have no id', async () => {
      const queries = await bench().database.get()
      await queries.execute(sql`insert into experiment_exposures values
        (${randomUUID()}, 'few', 'control', 'en', 'desktop', 'Chrome', '2026-12-05', '2026-12-05')`)
      for (const day of ['2026-12-04', '2026-12-06', '2026-12-07']) {
        await filled.account({ experiments: { few: 'control' }, at: new Date(day) })
      }
      const rows = await ask(
        `select anonymous_id is not null as known, count(*) as n from report_conversions where experiment_id = 'few' group by 1 order by 1`,
      )
      expect(rows).toEqual([{ known: false, n: 3 }])
    })
  })
