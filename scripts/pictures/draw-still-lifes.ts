import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  STILL_LIFE_FILES,
  STILL_LIFES,
  stillLifePath,
  type StillLifeName,
} from '#lib/config/still-lifes.ts'
import { CATALOGUE_LOCALES, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { cabinet } from './cabinet.ts'
import { desk } from './desk.ts'
import type { Scene } from './library-sheets.ts'
import { wall } from './wall.ts'

const SCENES: Record<StillLifeName, (language: CatalogueLocale) => Promise<Scene>> = {
  wall,
  desk,
  cabinet,
}

/** The best that stays below the weight which a test allows. */
const QUALITY = { avif: 50, webp: 55 } as const

const drawStillLife = async (name: StillLifeName, locale: CatalogueLocale) => {
  const { svg } = await SCENES[name](locale)
  const picture = await sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()
  for (const file of STILL_LIFE_FILES) {
    const { width, format } = file
    const drawn = sharp(picture)
      .resize({ width })
      .toFormat(format, { quality: QUALITY[format], effort: 5 })
    await writeFile(`public${stillLifePath({ name, locale }, file)}`, await drawn.toBuffer())
  }
}

/** Draws every still life into `public/still/`, one of each library. */
export const drawStillLifes = async (): Promise<void> => {
  await mkdir('public/still', { recursive: true })
  for (const name of keysOf(STILL_LIFES)) {
    for (const locale of CATALOGUE_LOCALES) await drawStillLife(name, locale)
  }
}
