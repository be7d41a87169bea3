import type { Device } from '#lib/config/events.ts'

type DeviceSigns = {
  userAgent: string
  /** `navigator.maxTouchPoints`; 0 where it is not known, as on a server. */
  maxTouchPoints: number
}

/** Android says "Mobile" on telephones only. */
const TABLET = /ipad|tablet|^(?!.*mobile).*android/i

/** The kind of device that a user agent runs on (S1 §3 "Device"); desktop when nothing says otherwise. */
export const deviceOf = ({ userAgent, maxTouchPoints }: DeviceSigns): Device => {
  // An iPad calls itself a Macintosh, and no Macintosh has a touch screen.
  const isTouchedMac = maxTouchPoints > 1 && /macintosh/i.test(userAgent)
  if (TABLET.test(userAgent) || isTouchedMac) return 'tablet'
  return /mobi|iphone/i.test(userAgent) ? 'mobile' : 'desktop'
}
