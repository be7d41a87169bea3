import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import releases from '#locales/releases.json'

const { current }: { current: unknown } = releases

/** True if the desktop apps can be downloaded; the record is checked where it is offered (`features/download`). */
export const HAS_INSTALLERS = current !== null

/** The note on the desktop apps while there are no installers: behind their name, and after a sentence on them; both empty once there are. */
export const installersNote = async (locale: Locale): Promise<{ name: string; text: string }> => {
  const t = await getTranslations({ locale, namespace: 'download.coming' })
  return HAS_INSTALLERS
    ? { name: '', text: '' }
    : { name: ` (${t('short')})`, text: ` ${t('soon')}` }
}
