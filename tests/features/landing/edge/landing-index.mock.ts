/** Landing records that the edge tests run on, in the shape of `.generated/landing-index.json`. */
export const landingIndex = {
  en: {
    '/docs/free-demo': 'aaaaaaaaaaaa',
    '/docs/sustainability-report': 'bbbbbbbbbbbb',
    '/docs/broken': { hash: 'cccccccccccc', middleware: ['no-such-step'] },
    '/docs/ab/11.05.24/00': 'dddddddddddd',
    '/l': '222222222222',
    '/l/f': 'eeeeeeeeeeee',
    '/lp': '333333333333',
    '/pricing/plans': '444444444444',
  },
  fr: {
    '/docs/demo': 'ffffffffffff',
    '/l/f': '111111111111',
  },
  es: {},
  it: {},
  pt: {},
  de: {},
}
