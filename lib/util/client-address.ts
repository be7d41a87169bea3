import * as z from 'zod/mini'

type ForwardedChain = {
  /** Value of `X-Forwarded-For`; every proxy adds the address that called it on the right. */
  forwardedFor: string | null
  /** The number of proxies in front of the site that are ours (`TRUSTED_PROXY_HOPS`). */
  trustedHops: number
}

const addressSchema = z.union([z.ipv4(), z.ipv6()])

/** Takes off what proxies put around an address: brackets, a port, the IPv4-in-IPv6 prefix. */
const bareAddress = (entry: string) =>
  entry
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')

/**
 * The visitor's address for the sign-up payload: the first entry of the part of the list that our own
 * proxies wrote (S1 §3 "IpAddress"). Empty without trusted proxies, with a list that is too short, or when
 * the entry is no address: what a visitor wrote never comes out.
 */
export const clientAddress = ({ forwardedFor, trustedHops }: ForwardedChain): string => {
  if (forwardedFor === null || trustedHops < 1) return ''
  const entry = forwardedFor.split(',').at(-trustedHops)
  const parsed = addressSchema.safeParse(bareAddress(entry?.trim() ?? ''))
  return parsed.success ? parsed.data : ''
}
