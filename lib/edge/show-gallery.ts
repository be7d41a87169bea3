import { NextResponse, type NextRequest } from 'next/server'
import { GALLERY_PATH } from '#lib/config/gallery.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'

/** Rewrites addresses of the gallery to its pages; only a build with GALLERY=1 holds this (`docs/gallery.md`). */
export const showGallery = ({ url }: NextRequest): NextResponse | undefined => {
  const { locale, path } = splitPublicPath(new URL(url).pathname)
  if (path !== GALLERY_PATH && !path.startsWith(`${GALLERY_PATH}/`)) return undefined
  return NextResponse.rewrite(new URL(`/${locale}/standard${path}`, url))
}
