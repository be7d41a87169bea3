import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../scripts/browser/chromium-args.ts'
import { findChromium } from '../../scripts/browser/find-chromium.ts'
import { kindsOfPages } from '../lib/kinds-of-pages.ts'
import { scoresOf, type Scores } from '../lib/lighthouse-scores.ts'
import { median } from '../lib/median.ts'
import type { Budget, Row } from '../lib/row.ts'
import { nextPort } from '../lib/server.ts'
import { atLeast } from '../lib/verdict.ts'

const LEAST: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const ROUNDS = 3

/** A browser of its own: Lighthouse speaks to it by a port. */
const launch = async () => {
  const port = await nextPort()
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args })
  return { port, browser }
}

type Rated = { path: string; robots: 'index' | 'noindex'; rounds: readonly Scores[] }

const rowsOf = ({ path, robots, rounds }: Rated): Row[] => {
  const names = Object.keys(LEAST).filter((name): name is keyof Scores => name in LEAST)
  return names
    .filter((name) => name !== 'seo' || robots === 'index')
    .map((name) => {
      const figure = median(rounds.map((scores) => scores[name]))
      return atLeast({ id: 15, what: `${name} of ${path}`, unit: '', figure, limit: LEAST[name] })
    })
}

/** What Lighthouse says of each kind of page on a phone, in English and German; noindex fails its search audit by design. */
export const lighthouse: Budget = {
  id: 15,
  title: 'Lighthouse, mobile',
  needs: ['Chromium'],
  measure: async (bench) => {
    const site = await bench.siteUrl()
    const { port, browser } = await launch()
    try {
      const rows: Row[] = []
      const pages = await kindsOfPages(['en', 'de'])
      for (const { path, robots } of bench.quick ? pages.slice(0, 1) : pages) {
        const rounds: Scores[] = []
        for (let round = 0; round < (bench.quick ? 1 : ROUNDS); round += 1) {
          rounds.push(await scoresOf(`${site}${path}`, port))
        }
        rows.push(...rowsOf({ path, robots, rounds }))
      }
      return rows
    } finally {
      await browser.close()
    }
  },
}
