import localFont from 'next/font/local'

// Made by scripts/cut-fonts.py; what stands in for them until they come is in app/styles/fallback-faces.css.

// Headlines show their face on the first visit too, however late it comes.
const headline = localFont({
  src: './fonts/headline.woff2',
  variable: '--font-headline',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
})

// A face for text that comes late waits for the next page: swapping it in would move lines (CLS 0.000).
const text = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
})

/** Class names that define the two type families as custom properties. */
export const fontVariables = `${headline.variable} ${text.variable}`
