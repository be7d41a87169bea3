import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLandingRecords, type LandingRow } from '../../scripts/lib/read-landing-records.ts'
import type { SiteCopy } from './site-copy.ts'

/** An English landing record of the site, the model for generated ones. */
export const modelRecord = async (): Promise<LandingRow> => {
  const model = (await readLandingRecords()).find(({ locale }) => locale === 'en')
  if (!model) throw new Error('There is no English landing record to copy.')
  return model
}

/** Adds copies of a landing record to a copy of the site; gives their public paths. */
export const addRecords = ({
  copy,
  model,
  count,
}: {
  copy: SiteCopy
  model: LandingRow
  count: number
}): string[] => {
  const paths = Array.from({ length: count }, (_, index) => `/docs/generated-${index}`)
  const folder = join(copy.folder, 'locales', model.locale, 'landing')
  mkdirSync(dirname(join(folder, '/docs/generated')), { recursive: true })
  for (const path of paths) writeFileSync(join(folder, `${path}.json`), model.text)
  return paths
}
