import { NextResponse } from 'next/server'
import { apiMethod } from '#lib/config/api-paths.ts'
import { PUBLIC_FILES } from '#lib/config/public-files.ts'
import { isShareCardPath } from '#lib/config/share-cards.ts'
import { isSheetImagePath } from '#lib/config/sheet-images.ts'
import { VIDEO_PATHS } from '#lib/config/videos.ts'
import { problemAnswer } from '../problem-answer.ts'
import type { Step, Visit } from '../visit.ts'

/**
 * Files and route handlers outside the page tree, which there are: what is let pass without being one would be
 * looked for among the internal pages. The build's own files do not come here.
 */
const FILES: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/icon.svg',
  ...PUBLIC_FILES,
  ...VIDEO_PATHS,
]

const isFile = (path: string) =>
  FILES.includes(path) || isShareCardPath(path) || isSheetImagePath(path)

const isRead = ({ request: { method } }: Visit) => method === 'GET' || method === 'HEAD'

/** Lets files pass untouched. */
export const passAssets: Step = (visit) =>
  isFile(visit.url.pathname) && isRead(visit) ? NextResponse.next() : visit

const unknownAddress = {
  status: 404,
  title: 'This page could not be found',
  detail: 'This address holds no service. Check the path.',
}

/** Lets the known handlers pass and answers 404 for every other path below `/api`, 405 for a wrong method. */
export const passApi: Step = (visit) => {
  const { method } = visit.request
  const { pathname } = visit.url
  if (!/^\/api(?:\/|$)/.test(pathname)) return visit
  const allowed = apiMethod(pathname)
  if (!allowed) return problemAnswer(unknownAddress)
  if (method === allowed) return NextResponse.next()
  return problemAnswer(
    { status: 405, title: 'Method not allowed', detail: `This address answers ${allowed} only.` },
    { Allow: allowed },
  )
}

/** Pages and files are read, never posted to: forms go to the handlers below `/api`. */
export const onlyReads: Step = (visit) => {
  if (isRead(visit)) return visit
  return problemAnswer(
    {
      status: 405,
      title: 'Method not allowed',
      detail: 'Pages and files answer GET and HEAD only.',
    },
    { Allow: 'GET, HEAD' },
  )
}
