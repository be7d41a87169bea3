import { LibrarySearch } from '#features/documents/components/library/library-search.tsx'
import { HomeView } from '#features/home/components/home-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from './page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({
  route: 'home',
  words: 'home',
  View: (props) => (
    <HomeView {...props} search={<LibrarySearch route="home" showsLabel {...props} />} />
  ),
})

export { generateMetadata }

export default Page
