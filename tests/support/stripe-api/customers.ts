import type { StripeObject } from './expand.ts'
import { metadataIn, named } from './fields.ts'
import { newId } from './ids.ts'
import { refusals } from './refusals.ts'
import type { Account } from './routes.ts'
import type { Store } from './store.ts'

/** A customer, who has no currency yet. */
export const addCustomer = (store: Store, fields: URLSearchParams): StripeObject => {
  const made = {
    id: newId('cus'),
    object: 'customer',
    email: fields.get('email'),
    currency: null,
    metadata: metadataIn(fields),
    invoice_settings: { default_payment_method: null },
  }
  store.customer.set(made.id, made)
  return made
}

const METHODS = 'features[payment_method_update]'

/** Settings of the portal, which name those of its methods (docs.stripe.com/changelog/clover/2025-11-17/portal-payment-method-configuration). */
export const addConfiguration = (store: Store, fields: URLSearchParams): StripeObject => {
  const param = `${METHODS}[payment_method_configuration]`
  if (fields.has(param)) named(store, { kind: 'payment_method_configuration', fields, param })
  const made = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    features: {
      payment_method_update: {
        enabled: fields.get(`${METHODS}[enabled]`) === 'true',
        payment_method_configuration: fields.get(param),
      },
    },
    metadata: metadataIn(fields),
  }
  store.configuration.set(made.id, made)
  return made
}

const PREFERENCE = /^(\w+)\[display_preference\]\[preference\]$/

/** Which methods are on offer: what is not named follows the default of the account. */
export const addMethods = (store: Store, fields: URLSearchParams): StripeObject => {
  const preferences = [...fields].flatMap(([field, value]) => {
    const [, type] = PREFERENCE.exec(field) ?? []
    return type ? [[type, { display_preference: { preference: value, value } }] as const] : []
  })
  const made = {
    id: newId('pmc'),
    object: 'payment_method_configuration',
    name: fields.get('name'),
    active: true,
    ...Object.fromEntries(preferences),
  }
  store.payment_method_configuration.set(made.id, made)
  return made
}

const AFTERWARDS = 'flow_data[after_completion]'

/** A page of the portal, by its own settings or by those that were saved for the account. */
export const openPortal = (
  store: Store,
  fields: URLSearchParams,
  account: Account,
): StripeObject => {
  const { id: customer } = named(store, { kind: 'customer', fields, param: 'customer' })
  if (fields.has('configuration')) {
    const settings = named(store, { kind: 'configuration', fields, param: 'configuration' })
    if (!settings.features.payment_method_update.enabled) throw refusals.noUpdates()
  } else if (!account.hasPortal) throw refusals.noPortal()
  if (!fields.has('return_url')) throw refusals.noPortalReturn()
  const leads = fields.get(`${AFTERWARDS}[type]`) === 'redirect'
  const redirect = `${AFTERWARDS}[redirect]`
  if (leads && !fields.has(`${redirect}[return_url]`)) throw refusals.missingParameter(redirect)
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    customer,
    url: `https://billing.stripe.com/p/session/${id}`,
  }
}
