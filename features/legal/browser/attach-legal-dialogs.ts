import { onOverlayLink } from '#components/ui/on-overlay-link.ts'
import { legalDialogId } from '../dialog-parts.ts'

/** Opens the legal texts that the page has a dialog for in it (S2 §2.8). */
export const attachLegalDialogs = onOverlayLink({
  selector: 'a[data-dialog-page]',
  idOf: ({ dialogPage }) => legalDialogId(`${dialogPage}`),
  fetchIt: async () => (await import('./open-legal-dialog.ts')).openLegalDialog,
})
