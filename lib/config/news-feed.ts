/** The news of the company as a feed, without language prefix: a file beside the page of the newsroom. */
export const NEWS_FEED_PATH = '/company/newsroom/feed.xml'

/** The content type of the feeds. */
export const FEED_TYPE = 'application/rss+xml'
