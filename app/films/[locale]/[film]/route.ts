import { notFound } from 'next/navigation'
import { answerFilm } from '#features/films/server/answer-film.ts'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { isLocale } from '#lib/config/locales.ts'
import { VIDEO_NAMES } from '#lib/config/videos.ts'

/** Drawn when somebody first asks for it, and kept. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

type Params = { params: Promise<{ locale: string; film: string }> }

/** `GET /films/{locale}/{film}.svg`: a film in a language; 404 for one that there is not. */
export const GET = async (_request: Request, { params }: Params) => {
  const { locale, film } = await params
  const name = VIDEO_NAMES.find((one) => film === `${one}.svg`)
  if (!isLocale(locale) || !name) notFound()
  return answerFilm(name, { locale, words: await loadVideoWords(locale) })
}
