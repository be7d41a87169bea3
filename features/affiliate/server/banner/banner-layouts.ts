import type { BannerSize } from '../../banners.ts'

type Place = { x: number; y: number }

/** Text that is as large as its width and a maximum allow, in lines of so many letters. */
type Text = Place & { width: number; most: number; letters: number }

/** The places of a banner's parts, in its pixels; that of text is its first base line. */
export type BannerLayout = {
  mark: Place & { scale: number }
  sheets: readonly (Place & { turn: number; scale: number })[]
  /** The name beside or below the mark, where there is room. */
  name: (Place & { size: number }) | null
  /** Whether both sentences of the headline stand on one line. */
  isOneLine?: boolean
  text: Text
  /** Below the headline by so many pixels at least, where that may have many lines. */
  line: (Text & { clear?: number }) | null
  button: Place & { width: number; height: number }
}

/** The layout of each size. */
export const BANNER_LAYOUTS: Readonly<Record<BannerSize['name'], BannerLayout>> = {
  '300x250': {
    mark: { x: 20, y: 18, scale: 1 },
    sheets: [
      { x: 204, y: 132, turn: 9, scale: 1.2 },
      { x: 220, y: 150, turn: -6, scale: 1.2 },
    ],
    name: { x: 62, y: 42, size: 19 },
    text: { x: 20, y: 92, width: 256, most: 31, letters: 20 },
    line: { x: 20, y: 160, width: 176, most: 15, letters: 23 },
    button: { x: 20, y: 196, width: 150, height: 36 },
  },
  '728x90': {
    mark: { x: 22, y: 22, scale: 1.45 },
    sheets: [
      { x: 472, y: 16, turn: -7, scale: 0.85 },
      { x: 486, y: 12, turn: 8, scale: 0.85 },
    ],
    name: null,
    isOneLine: true,
    text: { x: 88, y: 42, width: 376, most: 30, letters: 60 },
    line: { x: 88, y: 70, width: 330, most: 15, letters: 60 },
    button: { x: 570, y: 24, width: 138, height: 42 },
  },
  '160x600': {
    mark: { x: 16, y: 22, scale: 1.4 },
    sheets: [
      { x: 46, y: 352, turn: 8, scale: 1.15 },
      { x: 18, y: 374, turn: -7, scale: 1.15 },
    ],
    name: { x: 16, y: 92, size: 16 },
    text: { x: 16, y: 150, width: 130, most: 28, letters: 11 },
    line: { x: 16, y: 230, width: 130, most: 15, letters: 14, clear: 40 },
    button: { x: 12, y: 540, width: 136, height: 42 },
  },
  '320x50': {
    mark: { x: 10, y: 9, scale: 1 },
    sheets: [],
    name: null,
    text: { x: 52, y: 21, width: 132, most: 16, letters: 60 },
    line: null,
    button: { x: 190, y: 9, width: 122, height: 32 },
  },
}
