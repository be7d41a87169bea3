import { DocumentManagementView } from '#features/products/components/document-management/document-management-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({
  route: 'documentManagement',
  View: DocumentManagementView,
})

export { generateMetadata, Page as default }
