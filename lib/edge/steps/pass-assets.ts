import { NextResponse } from 'next/server'
import type { Step } from '../visit.ts'

/** Files and route handlers outside the page tree; `public/` holds nothing else. */
const FILES = /^\/(?:_next\/|pictures\/|(?:robots\.txt|sitemap\.xml|favicon\.ico|icon\.svg)$)/

/** Lets files pass untouched. */
export const passAssets: Step = (visit) =>
  FILES.test(visit.request.nextUrl.pathname) ? NextResponse.next() : visit
