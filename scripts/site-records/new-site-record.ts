import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RECORD_NAME } from '#lib/records/record-rules.ts'
import { codeOf } from '#lib/util/error-code.ts'
import { folderArgument } from '../landing/folder-argument.ts'
import { recordText } from '../landing/new/record-text.ts'
import { siteSchemaPath, writeSiteSchema } from './read-site-records.ts'
import type { SiteForm } from './site-forms.ts'

type Wanted<Kept> = {
  name: string
  out: string | undefined
  form: SiteForm<Kept>
  record: Kept
}

/** Writes a record of the whole site to begin with; throws where the name can be none, or is taken. */
export const newSiteRecord = async <Kept extends object>(wanted: Wanted<Kept>): Promise<string> => {
  const { name, out, form, record } = wanted
  if (!RECORD_NAME.test(name)) {
    throw new Error(`"${name}" is no name: small letters, digits and hyphens, thirty at most.`)
  }
  const folder = await folderArgument(out)
  const $schema = siteSchemaPath(folder, form)
  await writeSiteSchema(folder, form)
  const file = path.join(folder.root, form.kind, `${name}.json`)
  const shown = `${folder.name}/${form.kind}/${name}.json`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(file, recordText({ $schema, ...record }), { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new Error(`${shown} is there already. Choose another name.`, { cause: error })
  }
  return shown
}
