import { getTranslations } from 'next-intl/server'
import { isSustainability } from '#lib/config/contexts.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'

/** The tagline of the pages on sustainability, in place of the usual one: the planted trees (S2 §1, §4). */
export const treesLine = async ({ locale, path }: LocalizedPath): Promise<string | undefined> => {
  if (!isSustainability(path)) return undefined
  const t = await getTranslations({ locale, namespace: 'menus' })
  const { trees } = await loadClaims(locale)
  return t('trees', { trees })
}
