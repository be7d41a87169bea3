import {
  AD_PLATFORM_IDS,
  AD_PLATFORMS,
  type AdPlatform,
  type ClickName,
} from '#lib/config/ad-platforms.ts'

/** A click on an advertisement, as the platform calls it, and when this site first saw it. */
type AdClick = { name: ClickName; id: string; at: number }

/** The last click of each platform. */
export type AdClicks = Partial<Record<AdPlatform, AdClick>>

/** The form of a platform's click id; letter case counts, so nothing of it is changed. */
export const CLICK_ID = /^[\w-]{6,400}$/

const KEPT = /^([a-z]{5,7})\.(\d{13})\.([\w-]{6,400})$/

type Arrival = {
  /** Those that conversions are told to. */
  platforms: readonly AdPlatform[]
  at: number
}

/** The clicks that an address names; one that is not in order, or comes twice, is as if it were not there. */
export const clicksIn = (query: URLSearchParams, { platforms, at }: Arrival): AdClicks =>
  Object.fromEntries(
    platforms.flatMap((platform) => {
      const found = AD_PLATFORMS[platform].flatMap((name) => {
        const [id = '', ...more] = query.getAll(name)
        return more.length === 0 && CLICK_ID.test(id) ? [{ name, id, at }] : []
      })
      return found[0] ? [[platform, found[0]]] : []
    }),
  )

const isOf = (platform: AdPlatform, name: string | undefined): name is ClickName =>
  AD_PLATFORMS[platform].some((known) => known === name)

/** The clicks that the cookie `b_adclick` holds; whatever is not ours in it is left out. */
export const readClicks = (value: string): AdClicks => {
  const kept = new URLSearchParams(value)
  return Object.fromEntries(
    AD_PLATFORM_IDS.flatMap((platform) => {
      const [, name, at, id = ''] = KEPT.exec(kept.get(platform) ?? '') ?? []
      return isOf(platform, name) ? [[platform, { name, id, at: Number(at) }]] : []
    }),
  )
}

/** Clicks as the cookie holds them. */
export const writeClicks = (clicks: AdClicks): string =>
  AD_PLATFORM_IDS.flatMap((platform) => {
    const click = clicks[platform]
    return click ? [`${platform}=${click.name}.${click.at}.${click.id}`] : []
  }).join('&')

/** The known clicks after an arrival: one that was seen before keeps its time, for a page may be loaded anew. */
export const withClicks = (known: AdClicks, found: AdClicks): AdClicks =>
  Object.fromEntries(
    AD_PLATFORM_IDS.flatMap((platform) => {
      const [before, now] = [known[platform], found[platform]]
      const click = now && now.id !== before?.id ? now : before
      return click ? [[platform, click]] : []
    }),
  )
