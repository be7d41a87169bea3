import { keysOf } from '../util/keys-of.ts'
import { STILL_LIFE_FILES, STILL_LIFES, stillLifePath } from './still-lifes.ts'
import { CATALOGUE_LOCALES } from './template-kinds.ts'

/** A picture in `public/`, with its size in pixels. */
export type PublicPicture = { path: `/${string}`; width: number; height: number }

/** The picture beside a shared link to the site; it has no words but the name, so one serves all languages. */
export const SOCIAL_CARD: PublicPicture = { path: '/social-card.png', width: 1200, height: 630 }

/** The icon that phones and tablets ask for at this address when a page is kept on the home screen. */
export const TOUCH_ICON: PublicPicture = { path: '/apple-touch-icon.png', width: 180, height: 180 }

/** Says that the site heeds Global Privacy Control (architecture 22). */
export const GPC_FILE = '/.well-known/gpc.json'

/** Folder of what is downloaded, unless `DOWNLOAD_URL` names another place. */
export const DOWNLOAD_FOLDER = '/download'

/** Every file of the still lifes. */
const STILL_LIFE_PATHS = keysOf(STILL_LIFES).flatMap((name) =>
  CATALOGUE_LOCALES.flatMap((locale) =>
    STILL_LIFE_FILES.map((file) => stillLifePath({ name, locale }, file)),
  ),
)

/** Every file of `public/`; an address that is not here never reaches the folder. */
export const PUBLIC_FILES: readonly string[] = [
  SOCIAL_CARD.path,
  TOUCH_ICON.path,
  GPC_FILE,
  ...STILL_LIFE_PATHS,
]
