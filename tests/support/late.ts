/**
 * How late a busy machine may be with what an idle one does in time, in ms: what must not wait at all would wait longer
 * than this, or for ever.
 */
export const LATE_MS = 6000
