import { globSync, readFileSync } from 'node:fs'
import type { Locale } from '#lib/config/locales.ts'

/** What a sentence contains, by language, that promises a whole document, each page or clause of it, or its formulas. */
const WHOLE: Readonly<Record<Locale, RegExp>> = {
  en: /\bin full\b|\bto the (?:last (?:clause|line)|end\b(?! of))|\bevery (?:page|clause)\b|\bwhole (?:document|text)|\breal document|\bformulas\b|\bfinished (?:document|draft|page|file)|\bcomplete (?:draft|document|text)|\badds? (?:it )?up\b/i,
  fr: /\ben entier\b|document entier|dernier article|dernière ligne|jusqu’au bout|vrai document|chaque (?:clause|page) |formules (?:comprises|sont en place)|(?:document|texte) (?:entier|intégral)|fait les additions|tableau additionne/i,
  es: /(?:documento|suyo|contrato|plan|kit|plantilla|texto|muestra todas las plantillas|léal[oa]s?|le[aá]l[oa]s?|lectura) complet[oa]s?\b|lea completas|lea una plantilla completa|leer completas|léalos enteros|hasta (?:la última (?:cláusula|línea)|el final\b(?! del año))|documento real|fórmulas|cada (?:página|cláusula)\b|hace las sumas|lo suma/i,
  it: /\bper intero|fino in fondo|ultima (?:clausola|riga)|documento vero|(?:tutto il|intero) documento|testo completo|ogni (?:clausola|pagina)\b|formule|fa le somme/i,
  pt: /por inteiro|(?:documento|kit) (?:inteiro|real)|texto completo|todas as (?:cláusulas|páginas)|última (?:cláusula|linha)|lida até o fim|fórmulas|cada (?:cláusula|página)\b|faz as somas|planilha soma/i,
  de: /\bganz lesen\b|\bes ganz\b|gleich ganz\b|zuerst ganz\b|Dokument ganz\b|Vorlage ganz\b|ganze (?:Dokument|Paket)|letzten (?:Klausel|Zeile)|bis zum (?:Ende\b(?! des)|Schluss)|Jede (?:Klausel|Seite)|echte Dokument|Formeln|Vorlage vollständig|voller Wortlaut|fertiger Entwurf|die selbst rechnet|Tabelle rechnet/i,
}

const entriesOf = (value: unknown, place: string): [string, string][] => {
  if (typeof value === 'string') return [[place, value.replaceAll(/\s+/g, ' ')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => entriesOf(part, `${place} ${key}`))
}

/** What stands on drawn sheets and in the documents themselves. */
const DOCUMENTS = /^(?:sheets|messages\/documents)\.json$/

/** Every text of a language that promises a whole document, by its place: pages, landing pages, offers, mails, the web app and legal texts. */
export const wholeClaims = (locale: Locale): [string, string][] => {
  const cwd = `locales/${locale}`
  const files = globSync('**/*.json', { cwd }).map((path) => path.replaceAll('\\', '/'))
  const legal = globSync('legal/*.md', { cwd }).flatMap((path) =>
    readFileSync(`${cwd}/${path}`, 'utf8')
      .split(/\n\s*\n|\n(?=[-#] )/)
      .map((text): [string, string] => [path.replaceAll('\\', '/'), text]),
  )
  return files
    .filter((path) => !DOCUMENTS.test(path))
    .flatMap((path) => entriesOf(JSON.parse(readFileSync(`${cwd}/${path}`, 'utf8')), path))
    .concat(legal)
    .filter(([, text]) => WHOLE[locale].test(text))
}
