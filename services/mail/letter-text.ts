import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { senderLine } from '#lib/util/postal-address.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

const linesText = (lines: readonly PaperLine[], language: Locale) => {
  const colon = language === 'fr' ? '\u00A0:' : ':'
  return lines.map(({ label, value }) => `${label}${colon} ${value}`).join('\n')
}

const paperText = (paper: Paper): string =>
  [
    `${paper.title}\n${linesText(paper.facts, paper.language)}`,
    linesText([...paper.amounts, paper.total, ...paper.after], paper.language),
    ...paper.parties.map(({ title, lines }) => [title, ...lines].join('\n')),
  ].join('\n\n')

const framedText = (text: string) => {
  const edge = `+${'-'.repeat(text.length + 2)}+`
  return `${edge}\n| ${text} |\n${edge}`
}

/** A mail for readers without HTML. */
export const letterText = ({
  language,
  opening,
  facts,
  framed,
  paper,
  ending,
  signed,
  note,
  links,
}: Letter): string =>
  [
    ...opening,
    ...(facts
      ? [linesText([...facts.lines, ...(facts.total ? [facts.total] : [])], language)]
      : []),
    ...(framed ? [framedText(framed)] : []),
    ...(paper ? [paperText(paper)] : []),
    ...ending,
    ...(signed ? [signed] : []),
    ...(links.length > 0
      ? [
          linesText(
            links.map(({ text, href }) => ({ label: text, value: href })),
            language,
          ),
        ]
      : []),
    ...(note ? [note] : []),
    `${BRAND.name}\n${senderLine(language)}`,
  ].join('\n\n')
