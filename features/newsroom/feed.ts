import { escaped } from '#lib/util/escaped.ts'

/** The newsroom as a reader of the feed gets it. */
export type FeedChannel = {
  title: string
  description: string
  language: string
  /** Absolute address of the newsroom, and of the feed itself. */
  page: string
  self: string
}

/** A story as a reader of the feed gets it; its address is also its identity. */
export type FeedItem = {
  title: string
  description: string
  address: string
  author: string
  date: Date
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const item = ({ title, description, address, author, date }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', date.toUTCString()),
    element('dc:creator', author),
    element('description', description),
    '</item>',
  ].join('\n')

/** A feed in RSS 2.0, the newest story first; it was last changed with that one. */
export const rssFeed = (channel: FeedChannel, items: readonly FeedItem[]): string => {
  const [newest] = items
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.page),
    element('description', channel.description),
    element('language', channel.language),
    `<atom:link href="${escaped(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.date.toUTCString())] : []),
    ...items.map(item),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
