import path from 'node:path'
import { notFound } from 'next/navigation'
import { BODY_HEIGHT, drawBody } from '#features/previews/draw-sheet.ts'
import { outlinedSvg, readFaces, type Faces } from '#features/previews/outlined-svg.ts'
import { SHEET_KINDS, type SheetKind } from '#features/previews/sheet-kinds.ts'
import { sheetPicture } from '#features/previews/sheet-picture.ts'
import { isLocale } from '#lib/config/locales.ts'
import { kindOfSheetFile } from '#lib/config/sheet-images.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/** Drawn when somebody first asks for it, and kept. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

const FILES = {
  title: path.join(process.cwd(), 'app', 'cards', 'headline.ttf'),
  text: path.join(process.cwd(), 'app', 'cards', 'text.ttf'),
  strong: path.join(process.cwd(), 'app', 'cards', 'strong.ttf'),
}

/** The address changes with the drawing. */
const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

let faces: Promise<Faces> | undefined

type Params = { params: Promise<{ locale: string; sheet: string }> }

/** `GET /sheets/{locale}/{kind}-{digest}.svg`: what stands under the title of a kind of document; 404 for one that is drawn otherwise. */
export const GET = async (_request: Request, { params }: Params) => {
  const { locale, sheet } = await params
  const kind = keysOf(SHEET_KINDS).find((name: SheetKind) => name === kindOfSheetFile(sheet))
  if (!isLocale(locale) || !kind || !sheetPicture(kind, locale).endsWith(`/${sheet}`)) notFound()
  faces ??= readFaces(FILES)
  const drawing = outlinedSvg(drawBody(kind, locale), await faces)
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 0 210 ${BODY_HEIGHT}">${drawing}</svg>`,
    { headers: HEADERS },
  )
}
