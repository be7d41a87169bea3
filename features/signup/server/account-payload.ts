import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Site } from '#lib/server/site.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { deviceOf } from '#lib/util/device.ts'
import type { EveryField, OnlyFields } from '#lib/util/every-field.ts'
import type { CreateAccountPayload } from '../create-account-contract.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'
import { accountAttribution } from './account-attribution.ts'
import { accountEventId } from './account-event-id.ts'

type Sender = { headers: Headers; site: Pick<Site, 'siteUrl' | 'trustedProxyHops' | 'hashKey'> }

/**
 * The account-creation payload; the service generates a password unless the visitor chose one (S1 §3). A field of either
 * contract that is not named here fails the type check.
 */
export const accountPayload = (
  signUp: SignUpRequest,
  { headers, site }: Sender,
): CreateAccountPayload => {
  const { email, password, language, label, entryPoint, device, ...others } = signUp
  // The hand-off takes the destination along, by a cookie.
  const { destination: _destination, ...wish } = others
  const { source, firstTouch, transaction, experiments, adArrival } = accountAttribution(
    wish satisfies OnlyFields<typeof wish, 'trafficSource' | 'firstTouch'>,
    headers,
  )
  const own: EveryField<Omit<CreateAccountPayload, keyof TrafficSource>> = {
    Email: email,
    Password: password ?? null,
    AutogeneratePassword: password === undefined,
    Device: device ?? deviceOf({ userAgent: headers.get('user-agent') ?? '', maxTouchPoints: 0 }),
    IpAddress: clientAddress({
      forwardedFor: headers.get('x-forwarded-for'),
      trustedHops: site.trustedProxyHops,
    }),
    Language: language,
    DocName: label,
    CreationPage: `${new URL(site.siteUrl).host}${entryPoint}`,
    EFtransactionId: transaction,
    Experiments: experiments,
    FirstTouch: firstTouch,
    AdArrival: adArrival && { ...adArrival, eventId: accountEventId(email, site.hashKey) },
    KeptAgreement: undefined,
  }
  return { ...own, ...source }
}
