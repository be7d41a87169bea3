import { createIsbotFromList, list } from 'isbot'

/** A browser without a window, with which links are tried, is a visitor (docs/affiliates.md). */
const OF_VISITORS: readonly string[] = ['headless']

/** Programs that the list lacks: office programs that follow a link to see its target, scanners of mail servers, a language's own client. */
const OF_OURS = ['ms-?office', 'microsoft office', 'safelinks', 'dart:io', 'archiver']

const isListed = createIsbotFromList([
  ...list.filter((pattern) => !OF_VISITORS.includes(pattern)),
  ...OF_OURS,
])

/**
 * Tells whether a program opens a page, by what it says of itself: crawlers of search engines and language models, previews of shared
 * links, monitors, and clients on a command line. Whoever says nothing is a visitor: a wrong guess costs an affiliate a click.
 */
export const isProgram = (userAgent: string | null): boolean => isListed(userAgent ?? '')
