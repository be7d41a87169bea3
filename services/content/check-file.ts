import type { Locale } from '#lib/config/locales.ts'
import { FileRefusedError } from '#lib/records/read-regular-file.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { isMissing } from '#lib/util/error-code.ts'
import { checkRecord, fileFault, type Checked } from './check-record.ts'
import { readContent, type ContentFile } from './content-folder.ts'

/** A record file with what it turned out to be. */
export type CheckedFile = { text: string; checked: Checked }

type Options = { folder: string; claimsOf: (locale: Locale) => ClaimFigures }

const read = async (folder: string, file: ContentFile): Promise<CheckedFile | string | null> => {
  try {
    return await readContent(folder, file.name)
  } catch (error) {
    if (isMissing(error)) return null
    if (error instanceof FileRefusedError) return { text: '', checked: fileFault(error.message) }
    const message =
      error instanceof TypeError ? 'is no UTF-8. Save it as UTF-8.' : 'cannot be read. Allow it.'
    return { text: '', checked: fileFault(message) }
  }
}

/** Reads and checks a file of the content folder; `null` where it is gone. */
export const checkFile = async (
  file: ContentFile,
  { folder, claimsOf }: Options,
): Promise<CheckedFile | null> => {
  const text = await read(folder, file)
  if (typeof text !== 'string') return text
  return { text, checked: await checkRecord({ ...file, text }, claimsOf) }
}
