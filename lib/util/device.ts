import type { Device } from '#lib/config/events.ts'

type DeviceSigns = {
  userAgent: string
  /** `navigator.maxTouchPoints`; 0 where it is not known, as on a server. */
  maxTouchPoints: number
}

/** The kind of device that a user agent runs on (S1 §3 "Device"); desktop when nothing says otherwise. */
export const deviceOf = ({ userAgent, maxTouchPoints }: DeviceSigns): Device => {
  if (/ipad|tablet|kindle|silk|playbook/i.test(userAgent)) return 'tablet'
  // Android says "Mobile" on telephones only.
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'mobile' : 'tablet'
  if (/iphone|ipod|mobi/i.test(userAgent)) return 'mobile'
  // An iPad calls itself a Macintosh, and no Macintosh has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'tablet' : 'desktop'
}
