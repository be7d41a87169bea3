// In a .d.ts file `skipLibCheck` would hide that this augmentation is off.
import type {} from 'next-intl'
import type { Messages } from '#generated/messages.ts'
import type { Locale } from '#lib/config/locales.ts'

declare module 'next-intl' {
  // Augmenting an interface needs an interface.
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
