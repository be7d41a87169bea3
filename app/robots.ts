import type { MetadataRoute } from 'next'
import { pageAddresses } from '#lib/config/env-public.ts'

/** Pages say for themselves whether they may be listed: a crawler must be let in to read that. */
const robots = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: '/api/' },
  sitemap: `${pageAddresses().SITE_URL}/sitemap.xml`,
})

export default robots
