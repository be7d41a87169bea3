import type { Page as Tab, Request } from 'playwright'

/** Requests of a page load, counted by kind. */
export type RequestCounts = { untilLoad: number; thirdParty: number }

const isNetwork = (request: Request) => /^https?:/.test(request.url())

/** Loads a page and counts what it asks for, without any intent of a visitor. */
export const countRequests = async (tab: Tab, url: string): Promise<RequestCounts> => {
  const requests: Request[] = []
  tab.on('request', (request) => {
    if (isNetwork(request)) requests.push(request)
  })
  await tab.goto(url, { waitUntil: 'load' })
  const untilLoad = requests.length
  await tab.waitForLoadState('networkidle')
  const { origin } = new URL(url)
  return {
    untilLoad,
    thirdParty: requests.filter((request) => new URL(request.url()).origin !== origin).length,
  }
}
