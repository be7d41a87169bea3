import { GALLERY_PATH } from '#lib/config/gallery.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { EXHIBITS } from './exhibits.ts'

export const { prefetch } = UNPREFETCHED

export const metadata = { title: 'Gallery', robots: 'noindex, nofollow' }

/** Links to everything that the gallery shows in one language. */
const GalleryPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  return (
    <main className="container-page section">
      <h1>Gallery</h1>
      <ul>
        {EXHIBITS.map(({ specimen, state }) => {
          const path = `${GALLERY_PATH}/${specimen}/${state}`
          return (
            <li key={path}>
              <a href={publicPath({ locale, path })} className="link">
                {specimen}: {state}
              </a>
            </li>
          )
        })}
      </ul>
    </main>
  )
}

export default GalleryPage
