import * as z from 'zod'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of Lighthouse from 0 to 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number>

/** Without a score where the page could not be watched, as when nothing was painted in time. */
const category = z.object({
  score: z.nullable(z.number()).transform((score) => Math.round((score ?? NaN) * 100)),
})

const report = z.object({
  lhr: z.object({
    categories: z.object({
      performance: category,
      accessibility: category,
      'best-practices': category,
      seo: category,
    }),
  }),
})

const rate = async (url: string, port: number): Promise<Scores> => {
  // Takes seconds to load, and most rows do without it.
  const { default: runLighthouse } = await import('lighthouse')
  const result = await runLighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  })
  const { performance, accessibility, seo, ...rest } = report.parse(result).lhr.categories
  return {
    performance: performance.score,
    accessibility: accessibility.score,
    'best-practices': rest['best-practices'].score,
    seo: seo.score,
  }
}

const TRIES = 3

/** Loads a page once as a middling phone on a slow network, in the browser that listens to a port. */
export const scoresOf = async (url: string, port: number): Promise<Scores> => {
  for (let left = TRIES; left > 0; left -= 1) {
    const scores = await rate(url, port)
    if (!Object.values(scores).some(Number.isNaN)) return scores
  }
  throw new Error(`Lighthouse could not rate ${url} in ${TRIES} tries: look at it by hand.`)
}
