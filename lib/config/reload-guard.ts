// Apart from the other constants: what every page loads may share no module with what sign-up fetches later.

/** The session storage key for the time of the last reload for a lost script (S2 §3). */
export const RELOAD_KEY = 'b_reload'

/** Shortest time between two such reloads in milliseconds (S1 §8, S2 §9). */
export const RELOAD_GUARD_MS = 60_000
