import type { Group } from './attack.ts'
import { ACCOUNT_FORMS } from './rows/account-forms.ts'
import { CHECKOUT_FORMS } from './rows/checkout-forms.ts'
import { CHOICES } from './rows/choices.ts'
import { CROSS_SITE } from './rows/cross-site.ts'
import { FOREIGN_PURCHASES } from './rows/foreign-purchases.ts'
import { KEYS } from './rows/keys.ts'
import { LINKS } from './rows/links.ts'
import { PAPERS } from './rows/papers.ts'
import { PLACES } from './rows/places.ts'
import { RACES } from './rows/races.ts'
import { REPLAYS } from './rows/replays.ts'
import { SEATS } from './rows/seats.ts'
import { TOKENS } from './rows/tokens.ts'
import { WEBHOOKS } from './rows/webhooks.ts'

/** All that is tried. */
export const GROUPS: readonly Group[] = [
  CHECKOUT_FORMS,
  CHOICES,
  FOREIGN_PURCHASES,
  CROSS_SITE,
  ACCOUNT_FORMS,
  LINKS,
  TOKENS,
  PAPERS,
  KEYS,
  WEBHOOKS,
  REPLAYS,
  RACES,
  PLACES,
  SEATS,
]
