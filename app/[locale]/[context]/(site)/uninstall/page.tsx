import { UninstallView } from '#features/uninstall/components/uninstall-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'uninstall', View: UninstallView })

export { generateMetadata, Page as default }
