// In a .d.ts file `skipLibCheck` would hide that this augmentation is off.
import type {} from 'next-intl'
import type { Locale } from '#lib/config/locales.ts'
import type consent from '#locales/en/messages/consent.json'
import type cookiePolicy from '#locales/en/messages/cookiePolicy.json'
import type documents from '#locales/en/messages/documents.json'
import type feedback from '#locales/en/messages/feedback.json'
import type footer from '#locales/en/messages/footer.json'
import type handOff from '#locales/en/messages/handOff.json'
import type help from '#locales/en/messages/help.json'
import type home from '#locales/en/messages/home.json'
import type languageOffer from '#locales/en/messages/languageOffer.json'
import type legal from '#locales/en/messages/legal.json'
import type menus from '#locales/en/messages/menus.json'
import type notFound from '#locales/en/messages/notFound.json'
import type pageError from '#locales/en/messages/pageError.json'
import type preview from '#locales/en/messages/preview.json'
import type relatedDocuments from '#locales/en/messages/relatedDocuments.json'
import type shell from '#locales/en/messages/shell.json'
import type signUp from '#locales/en/messages/signUp.json'
import type start from '#locales/en/messages/start.json'
import type videos from '#locales/en/messages/videos.json'

/** The words of a language, a file each; `messages.ts` loads them. */
export type Messages = {
  consent: typeof consent
  cookiePolicy: typeof cookiePolicy
  documents: typeof documents
  feedback: typeof feedback
  footer: typeof footer
  handOff: typeof handOff
  help: typeof help
  home: typeof home
  languageOffer: typeof languageOffer
  legal: typeof legal
  menus: typeof menus
  notFound: typeof notFound
  pageError: typeof pageError
  preview: typeof preview
  relatedDocuments: typeof relatedDocuments
  shell: typeof shell
  signUp: typeof signUp
  start: typeof start
  videos: typeof videos
}

declare module 'next-intl' {
  // Augmenting an interface needs an interface.
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
