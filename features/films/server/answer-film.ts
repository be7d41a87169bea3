import 'server-only'
import path from 'node:path'
import { getTranslations } from 'next-intl/server'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { SHEET_WORDS } from '#features/previews/draw-sheet.ts'
import { outlinedSvg, readFaces, type Faces } from '#features/previews/outlined-svg.ts'
import { BUDGET_MONTH } from '#features/products/budget-figures.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Chapter, VideoName } from '#lib/config/videos.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import type { BudgetWords } from '../budget-chapters.ts'
import { drawFilm } from '../draw-film.ts'

const FACE_FILES = path.join(process.cwd(), 'app', 'cards')

let faces: Promise<Faces> | undefined

const budgetWords = async (locale: Locale): Promise<BudgetWords> => {
  const t = await getTranslations({ locale, namespace: 'budgetScreen' })
  const month = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    company: t('company'),
    month: month.format(BUDGET_MONTH),
    head: [t('account'), t('planned'), t('spent'), t('open')],
    accounts: {
      wages: t('accounts.wages'),
      goods: t('accounts.goods'),
      rent: t('accounts.rent'),
      energy: t('accounts.energy'),
      marketing: t('accounts.marketing'),
    },
    total: SHEET_WORDS[locale].budget.total,
  }
}

type Words = {
  titles: Readonly<Record<VideoName, string>>
  captions: Readonly<Record<Chapter, string>>
}

/** The film of a name in a language, drawn from the documents and the month of that language. */
export const answerFilm = async (
  name: VideoName,
  { locale, words: { titles, captions } }: { locale: Locale; words: Words },
): Promise<Response> => {
  faces ??= readFaces({
    title: path.join(FACE_FILES, 'headline.ttf'),
    text: path.join(FACE_FILES, 'text.ttf'),
    strong: path.join(FACE_FILES, 'strong.ttf'),
  })
  const outlines = await faces
  const texts = readDocumentTexts(locale, /*turbopackIgnore: true*/ process.cwd())
  const film = drawFilm(name, {
    title: titles[name],
    captions,
    budget: await budgetWords(locale),
    locale,
    textOf: (document) => {
      const text = texts.find((one) => one.document === document)
      if (!text) throw new Error(`Write ${document} in locales/${locale}/documents.`)
      return text
    },
    write: (marks) => outlinedSvg(marks, outlines),
  })
  return new Response(film, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  })
}
