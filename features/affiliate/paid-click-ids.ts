/**
 * Query fields that advertising networks put into the address of a click, by network. The affiliate programme
 * forbids pay-per-click (S2 §9). Facebook and X name theirs in unpaid posts too: a reason to look, no proof.
 */
export const PAID_CLICK_IDS = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads, from an app on iOS',
  wbraid: 'Google Ads, to the web on iOS',
  msclkid: 'Microsoft Advertising',
  fbclid: 'Meta',
  ttclid: 'TikTok',
  twclid: 'X',
  li_fat_id: 'LinkedIn',
  rdt_cid: 'Reddit',
} as const satisfies Record<string, string>

/** Query field that says that a click was paid for. */
export type PaidClickId = keyof typeof PAID_CLICK_IDS
