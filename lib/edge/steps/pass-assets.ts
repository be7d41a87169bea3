import { NextResponse } from 'next/server'
import { PUBLIC_FILES } from '#lib/config/public-files.ts'
import type { Step } from '../visit.ts'

/**
 * Files and route handlers outside the page tree, which there are: what is let pass without being one would be
 * looked for among the internal pages. The build's own files do not come here.
 */
const FILES: readonly string[] = ['/robots.txt', '/sitemap.xml', '/icon.svg', ...PUBLIC_FILES]

/** Lets files pass untouched. */
export const passAssets: Step = (visit) =>
  FILES.includes(visit.url.pathname) ? NextResponse.next() : visit
