/** Id of the dialog over the page in which a film of its layout plays (S2 §2.8). */
export const videoId = (name: string): string => `video-${name}`
