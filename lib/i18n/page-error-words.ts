import type { Locale } from '#lib/config/locales.ts'
import de from '#locales/de/messages/pageError.json'
import en from '#locales/en/messages/pageError.json'
import es from '#locales/es/messages/pageError.json'
import fr from '#locales/fr/messages/pageError.json'
import it from '#locales/it/messages/pageError.json'
import pt from '#locales/pt/messages/pageError.json'

type Words = Readonly<Record<keyof typeof en, string>>

const PREFIXED: Readonly<Record<Exclude<Locale, 'en'>, Words>> = { fr, es, it, pt, de }

const isPrefixed = (segment: string): segment is keyof typeof PREFIXED =>
  Object.hasOwn(PREFIXED, segment)

/** Words of the error page for a public path, where the page's own messages cannot be loaded (S2 §2.5), and the path home. */
export const pageErrorWords = (pathname: string): Words & { homePath: string } => {
  const [, segment = ''] = pathname.split('/')
  return isPrefixed(segment)
    ? { ...PREFIXED[segment], homePath: `/${segment}/` }
    : { ...en, homePath: '/' }
}
