import runLighthouse from 'lighthouse'
import * as z from 'zod'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores of Lighthouse from 0 to 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number>

const category = z.object({ score: z.number().transform((score) => Math.round(score * 100)) })

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

/** Loads a page once as a middling phone on a slow network, in the browser that listens to a port. */
export const scoresOf = async (url: string, port: number): Promise<Scores> => {
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
