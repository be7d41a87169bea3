import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { escaped } from '#lib/util/escaped.ts'

type Props = { locale: Locale }

/**
 * The words with which pages of the other languages offer this one (architecture 4): a template, which neither this page
 * shows nor a crawler reads; `showOffer` takes it out. React would look for the parts of a template where the browser does
 * not keep them, so that they are text to it.
 */
export const LanguageOffer = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'languageOffer' })
  const word = (key: Parameters<typeof t>[0]) => escaped(t(key))
  const html = {
    __html:
      `<aside class="language-offer" aria-label="${word('label')}"><p>${word('text')}</p>` +
      `<a class="link font-semibold">${word('follow')}</a>` +
      `<button type="button" class="link">${word('refuse')}</button></aside>`,
  }
  // oxlint-disable-next-line react/no-danger -- words of ours in which no tag can begin
  return <template data-language-offer="" dangerouslySetInnerHTML={html} />
}
