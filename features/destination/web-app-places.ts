/** Places inside the web app, as destinations name them (S2 §2.2, §4). */
export const PLACES = { documents: 'doc/', search: 'search/', kit: 'business-plan-kit/' } as const
