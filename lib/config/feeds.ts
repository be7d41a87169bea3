/** The news of the company as a feed, without language prefix: a file beside the page of the newsroom. */
export const NEWS_FEED_PATH = '/company/newsroom/feed.xml'

/** What feeds of this kind are called. */
export const FEED_TYPE = 'application/rss+xml'
