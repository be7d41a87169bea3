/** Crawlers that run the script of a page, by a part of their user agent: what counts visitors has a longer list (`lib/util/is-program.ts`). */
export const BOTS = /(?<!cu)bot\b|crawl|spider|slurp|archiver|lighthouse/i
