import { gzipSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { firstPageOf } from '#features/previews/kinds.ts'
import { SHEET_KINDS } from '#features/previews/sheet-kinds.ts'
import { DRAWING_MAX_BYTES } from '#lib/config/constants.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES } from '#lib/config/template-kinds.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { readCatalogue } from '#services/search/catalogue/read-catalogue.ts'
import { documentTexts, firstPage } from '#services/search/document-texts.ts'
import { previewImage } from '#services/search/preview-image.ts'

const { templates } = readCatalogue(readCatalogueFiles())

const MOST_BYTES = 12_000
/** A browser draws them on the thread that answers the visitor. */
const MOST_ELEMENTS = 200

test.each(CATALOGUE_LOCALES)(
  'an image in %s has no text that waits for a face, nothing to run or fetch, and is light',
  async (language) => {
    for (const kind of keysOf(SHEET_KINDS)) {
      const template = templates.find(
        (one) => one.language === language && firstPageOf(one) === kind,
      )
      if (!template) throw new Error(`No template is drawn as ${kind} in ${language}.`)
      const svg = await previewImage({ ...firstPage(template, language), width: 600 })
      expect(svg).not.toMatch(/<text|font-|<script|<style|style=|url\(|\son\w+=|href="[^#]/)
      expect(gzipSync(svg).length, kind).toBeLessThan(MOST_BYTES)
      // The site takes no larger one from a service.
      expect(svg.length, kind).toBeLessThan(DRAWING_MAX_BYTES)
      const { DOMParser } = new Window()
      const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      expect(root.querySelector('title')?.textContent).toBe(firstPage(template, language).title)
      expect(root.querySelectorAll('path[transform]').length, kind).toBeGreaterThan(7)
      expect(root.querySelectorAll('*').length, kind).toBeLessThan(MOST_ELEMENTS)
    }
  },
)

test.each(LOCALE_CODES)(
  'the image of each text that is written out in %s is light',
  async (locale) => {
    for (const id of documentTexts(locale).keys()) {
      const template = templates.find((one) => one.id === id)
      if (!template) throw new Error(`No template has the number ${id}.`)
      const page = firstPage(template, locale)
      const svg = await previewImage({ ...page, width: 600 })
      expect(gzipSync(svg).length, page.title).toBeLessThan(MOST_BYTES)
      expect(svg.length, page.title).toBeLessThan(DRAWING_MAX_BYTES)
      expect(svg.split('<').length, page.title).toBeLessThan(2 * MOST_ELEMENTS)
    }
  },
)
