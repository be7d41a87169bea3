/** When something begins and ends, as dates with a distance from UTC; open-ended where one is missing. */
type Window = { from?: string | undefined; until?: string | undefined }

/** Tells whether a moment (milliseconds) lies within: the first one does, the last one does not. */
export const isOpen = ({ from, until }: Window, now: number): boolean =>
  (from === undefined || now >= Date.parse(from)) &&
  (until === undefined || now < Date.parse(until))
