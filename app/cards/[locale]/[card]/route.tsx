import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { pageWords } from '#app/page-words.ts'
import { isLocale } from '#lib/config/locales.ts'
import { SOCIAL_CARD } from '#lib/config/public-files.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { shareCardRoute } from '#lib/config/share-cards.ts'
import { ShareCard } from '../../share-card.tsx'

/** Drawn when somebody first shares a page, and kept: a build need not draw hundreds. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

const FONT = path.join(process.cwd(), 'app', 'cards', 'headline.ttf')

type Params = { params: Promise<{ locale: string; card: string }> }

/** `GET /cards/{locale}/{route}.png`: the sharing picture of a page in a language; 404 for a page that there is none of. */
export const GET = async (_request: Request, { params }: Params) => {
  const { locale, card } = await params
  const id = shareCardRoute(card)
  if (!isLocale(locale) || !id || !ROUTES[id].locales.includes(locale)) notFound()
  const { title } = await pageWords(id, locale)
  const { width, height } = SOCIAL_CARD
  return new ImageResponse(<ShareCard title={title} />, {
    width,
    height,
    fonts: [{ name: 'headline', data: await readFile(FONT), weight: 600, style: 'normal' }],
  })
}
