/** Landing records that the edge tests run on, in the shape of `.generated/landing-index.json`. */
export const landingIndex = {
  en: {
    '/docs/free-demo': { hash: 'aaaaaaaaaaaa', middleware: [] },
    '/docs/sustainability-report': { hash: 'bbbbbbbbbbbb', middleware: [] },
    '/docs/broken': { hash: 'cccccccccccc', middleware: ['no-such-step'] },
    '/docs/ab/11.05.24/00': { hash: 'dddddddddddd', middleware: [] },
    '/l/f': { hash: 'eeeeeeeeeeee', middleware: [] },
  },
  fr: {
    '/docs/demo': { hash: 'ffffffffffff', middleware: [] },
    '/l/f': { hash: '111111111111', middleware: [] },
  },
  es: {},
  it: {},
  pt: {},
  de: {},
}
