import { fillText, type NamesIn } from '#lib/util/fill-text.ts'

const MONTHS =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'

/** The only Italian days that begin with a vowel: one says «l’8 marzo», not «il 8 marzo». */
const ARTICLE = new RegExp(`\\b(il|al|dal|del|sul) (?=(?:8|11) (?:${MONTHS})\\b)`, 'gi')

const ELIDED: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  sul: 'sull’',
}

const elided = (article: string): string => {
  const short = ELIDED[article.toLowerCase()] ?? article
  return article[0] === article[0]?.toUpperCase() ? short[0]?.toUpperCase() + short.slice(1) : short
}

/** Fills words of a service, which may hold a day, and elides the Italian article before it. */
export const fillWords = <Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string>>,
): string => fillText(text, values).replaceAll(ARTICLE, (_, article: string) => elided(article))
