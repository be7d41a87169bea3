const BOT =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|curl\/|wget\/|python|^$/i

/** Tells whether a user agent says of itself that it is a program, or says nothing at all: nobody counts it as a visitor. */
export const isBot = (userAgent: string): boolean => BOT.test(userAgent.trim())
