// JavaScript, for what a system's own Node runs (scripts/serve.mjs).

/**
 * Where builds stand beside each other: the gallery's never takes the place of the one that visitors get (`docs/gallery.md`).
 * @param {{ GALLERY?: string | undefined }} environment
 * @returns {string}
 */
export const buildsFolder = ({ GALLERY }) => (GALLERY === '1' ? '.next-gallery' : '.next')

/**
 * The folder of one build (decision 025): whoever builds or serves names it. Types and `npm run dev` need none of their own.
 * @param {{ BUILD_FOLDER?: string | undefined, GALLERY?: string | undefined }} environment
 * @returns {string}
 */
export const buildFolder = (environment) => environment.BUILD_FOLDER || buildsFolder(environment)
