/** The path of the gallery in a build with GALLERY=1, without language prefix. */
export const GALLERY_PATH = '/gallery'

/** Attribute of `<html>` once a state is shown; no file of an ordinary build may hold it. */
export const GALLERY_MARK = 'data-gallery-shows'
