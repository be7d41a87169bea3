import type { PaymentSettings } from '#lib/server/site.ts'
import { loadSecrets } from '#services/secrets.ts'
import { loadEnvFile } from '../run/env-file.mjs'
import { readEnvironment } from '../run/environment.ts'

type OperatorSite = {
  userServiceUrl: string
  paymentServiceUrl: string
  payment: PaymentSettings
}

/** What money is given back with: the services and payment settings of the site whose variables stand here, and their key. */
export const operatorSite = (): OperatorSite => {
  loadEnvFile()
  const { server, public: addresses } = readEnvironment(process.env)
  // The services of this machine have made a key of their own where none is set.
  process.env.SERVICES_KEY ||= loadSecrets(server).SERVICES_KEY
  process.env.SERVICES_URL ||= server.SERVICES_URL
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = server
  // Baked into the build of the site, whose process need not be told of it; nothing here is shown with it.
  const publishableKey = addresses.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY ?? ''
  const stripe =
    secretKey && webhookSecret
      ? {
          secretKey,
          publishableKey,
          webhookSecret,
          apiUrl: server.STRIPE_API_URL,
          siteUrl: addresses.SITE_URL,
        }
      : null
  return {
    userServiceUrl: server.USER_SERVICE_URL,
    paymentServiceUrl: server.PAYMENT_SERVICE_URL,
    payment: { frameUrl: '', webhookSecret: '', stripe, takesPayPal: false },
  }
}
