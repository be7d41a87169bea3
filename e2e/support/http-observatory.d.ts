// The package holds plain JavaScript; these are the parts that the tests use.
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: readonly ((requests: object) => { result: string | null })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export const getGradeForScore: (score: number) => { score: number; grade: string }
  export const getScoreModifier: (result: string) => number
}

declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL)
    readonly url: URL
    jar: { setCookieSync: (cookie: string, url: string) => unknown }
  }
}
