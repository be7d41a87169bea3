// JavaScript, as the settings of Next read it before anything else is there (next.config.mjs).

/**
 * Where a build goes: the gallery's never takes the place of the one that visitors get (`docs/gallery.md`).
 * @param {{ GALLERY?: string | undefined }} environment
 * @returns {string}
 */
export const buildFolder = ({ GALLERY }) => (GALLERY === '1' ? '.next-gallery' : '.next')

/**
 * File in that folder with the settings that a build is served with.
 * @param {{ GALLERY?: string | undefined }} environment
 * @returns {string}
 */
export const servedSettings = (environment) => `${buildFolder(environment)}/settings.json`
