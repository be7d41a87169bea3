import { PUBLIC_FILES } from '#lib/config/public-files.ts'
import { fieldTexts } from '#lib/records/field-texts.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** A whole value that can only be the name of a picture, a clip or its captions. */
const FILE = /^[\w./-]+\.(?:avif|gif|jpe?g|mp4|png|svg|vtt|webm|webp)$/i

/** What is wrong with the files that a record names: each must be one that the site hands out. */
export const referenceErrors = (row: RecordRow): Problem[] =>
  fieldTexts(row.record.sections, 'sections')
    .filter(({ text }) => FILE.test(text))
    .filter(({ text }) => !PUBLIC_FILES.includes(text.startsWith('/') ? text : `/${text}`))
    .map(({ field, text }) =>
      problemsOf(row)(`public/ holds no file ${text.replace(/^\//, '')}.`, field),
    )
