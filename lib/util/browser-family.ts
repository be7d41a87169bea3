/** In this order: nearly every browser also calls itself by the name of a later one. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** The family of a browser, without version or system: `Firefox`; `other` where none of the known ones is named. */
export const browserFamily = (userAgent: string): string =>
  FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
