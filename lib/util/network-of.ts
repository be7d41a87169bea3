/** Groups of an IPv6 address that one customer of a network has to himself. */
const OWN_GROUPS = 4

const ALL_GROUPS = 8

/** What one visitor commands of an address: an IPv4 address, or the first half of an IPv6 address, whose second half he chooses. */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const left = before ? before.split(':') : []
  const right = after ? after.split(':') : []
  const gap = after === undefined ? 0 : ALL_GROUPS - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right]
  return groups
    .slice(0, OWN_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
