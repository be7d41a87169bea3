import { BRAND } from '#lib/config/brand.ts'
import { senderLine } from '#lib/util/postal-address.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

const lineText = ({ label, value }: PaperLine) => `${label}: ${value}`

const paperText = (paper: Paper): string =>
  [
    [paper.title, ...paper.facts.map(lineText)].join('\n'),
    [...paper.amounts, paper.total, ...paper.after].map(lineText).join('\n'),
    ...paper.parties.map(({ title, lines }) => [title, ...lines].join('\n')),
  ].join('\n\n')

/** A mail for readers without HTML. */
export const letterText = ({ language, opening, paper, ending, links }: Letter): string =>
  [
    ...opening,
    ...(paper ? [paperText(paper)] : []),
    ...ending,
    links.map(({ text, href }) => `${text}: ${href}`).join('\n'),
    `${BRAND.name}\n${senderLine(language)}`,
  ].join('\n\n')
