/** Groups of an IPv6 address that one customer of a network has alone. */
const OWN_GROUPS = 4

/** Of one that many providers give to a customer whole: 65,536 networks. */
const SITE_GROUPS = 3

const ALL_GROUPS = 8

const firstGroups = (address: string, count: number): string => {
  const [before = '', after] = address.toLowerCase().split('::')
  const left = before ? before.split(':') : []
  const right = after ? after.split(':') : []
  const gap = after === undefined ? 0 : ALL_GROUPS - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The network of an address, all of which one visitor may control: a whole IPv4 address, or the first half of an IPv6 address. */
export const networkOf = (address: string): string =>
  address.includes(':') ? firstGroups(address, OWN_GROUPS) : address

/** The part of an address that a customer who changes networks may share: the first 48 bits of an IPv6 address; nothing of an IPv4 address. */
export const siteOf = (address: string): string | undefined =>
  address.includes(':') ? firstGroups(address, SITE_GROUPS) : undefined

/** An address cut to what names no household: `203.0.113.0/24`, `2001:db8:1::/48`; nothing of an empty one. */
export const shortenedAddress = (address: string): string => {
  if (address.includes(':')) return `${firstGroups(address, SITE_GROUPS)}::/48`
  return address.replace(/\.\d+$/, '.0/24')
}
