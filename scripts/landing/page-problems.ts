import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

const isOpening = ({ type }: { type: string }) => type.startsWith('hero-')

const heroErrors = (row: RecordRow): Problem[] => {
  const [first, ...others] = row.record.sections
  const told = problemsOf(row)
  return [
    ...(first && isOpening(first)
      ? []
      : [told('must be an opening (hero-…): it holds the headline.', 'sections.0.type')]),
    ...others.flatMap((section, at) =>
      isOpening(section)
        ? [told('is a second opening; a page has one headline.', `sections.${at + 1}.type`)]
        : [],
    ),
  ]
}

/** What is wrong with a page as a whole: its openings, and a dialog that stands open where it may not (S2 §2.2). */
export const pageErrors = (row: RecordRow): Problem[] => [
  ...heroErrors(row),
  ...(row.record.opensDialog && row.path !== SIGN_UP_PATH
    ? [problemsOf(row)(`only ${SIGN_UP_PATH} opens the dialog by itself.`, 'opensDialog')]
    : []),
]
