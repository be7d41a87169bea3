import type { Group } from './attack.ts'
import { ACCOUNT_FORMS } from './rows/account-forms.ts'
import { CHECKOUT_FORMS } from './rows/checkout-forms.ts'
import { CHOICES } from './rows/choices.ts'
import { CROSS_SITE } from './rows/cross-site.ts'
import { FOREIGN_PURCHASES } from './rows/foreign-purchases.ts'

/** All that is tried. */
export const GROUPS: readonly Group[] = [
  CHECKOUT_FORMS,
  CHOICES,
  FOREIGN_PURCHASES,
  CROSS_SITE,
  ACCOUNT_FORMS,
]
