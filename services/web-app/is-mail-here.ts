import type { ServicesContext } from '#services/context/services-context.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True if a page may show mail: on one's own machine without a mail server; elsewhere anybody could read anybody's mail. */
export const isMailHere = ({
  mailUrl,
  siteUrl,
}: Pick<ServicesContext, 'mailUrl' | 'siteUrl'>): boolean =>
  mailUrl === undefined && LOOPBACK.has(new URL(siteUrl).hostname)
