import localFont from 'next/font/local'

// A font that comes late waits for the next page: swapping it in would move lines (CLS 0.000).
const sourceSerif = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  variable: '--font-source-serif',
  weight: '200 900',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
})

/** Class names that define the two type families as custom properties. */
export const fontVariables = `${sourceSerif.variable} ${figtree.variable}`
