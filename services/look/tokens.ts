import { readFileSync } from 'node:fs'

const SHEET = new URL('../../app/globals.css', import.meta.url)

const TOKEN = /--color-([a-z-]+): (#[\da-f]{6});/g

const FAMILIES =
  '--serif:headline,times-like,noto-like,dejavu-like,Georgia,serif;--sans:text,sans-like,roboto-like,dejavu-sans-like,system-ui,sans-serif'

/** The colours of the site and its two families as custom properties: `--color-ink` of its sheet is `--ink` here. */
export const tokenRules = (): string => {
  const colours = [...readFileSync(SHEET, 'utf8').matchAll(TOKEN)]
  return `:root{color-scheme:light;${colours.map(([, name, value]) => `--${name}:${value};`).join('')}${FAMILIES}}`
}
