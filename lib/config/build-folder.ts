import type { PublicEnv } from './env-public.ts'

/** Where a build goes: the gallery's never takes the place of the one that visitors get (`docs/gallery.md`). */
export const buildFolder = ({ GALLERY }: Pick<PublicEnv, 'GALLERY'>): string =>
  GALLERY === '1' ? '.next-gallery' : '.next'
