import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { deviceOf } from '#lib/util/device.ts'
import type { CreateAccountPayload } from '../create-account-contract.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { attributionOf } from './attribution-of.ts'

type Sender = { headers: Headers; site: Pick<Site, 'siteUrl' | 'trustedProxyHops'> }

/** The account-creation payload; the service generates a password unless the visitor chose one (S1 §3). */
export const accountPayload = (
  signUp: SignUpRequest,
  { headers, site }: Sender,
): CreateAccountPayload => {
  const { source, transaction } = attributionOf(signUp, headers)
  return {
    Email: signUp.email,
    Password: signUp.password ?? null,
    AutogeneratePassword: signUp.password === undefined,
    Device:
      signUp.device ?? deviceOf({ userAgent: headers.get('user-agent') ?? '', maxTouchPoints: 0 }),
    IpAddress: clientAddress({
      forwardedFor: headers.get('x-forwarded-for'),
      trustedHops: site.trustedProxyHops,
    }),
    Language: signUp.language,
    DocName: signUp.label,
    CreationPage: `${new URL(site.siteUrl).host}${signUp.entryPoint}`,
    ...source,
    ...transaction,
  }
}
