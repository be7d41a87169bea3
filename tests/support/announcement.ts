import type { AnnouncementRecord } from '#features/announcements/announcement-record.ts'

/** A line over the site in English and French, as its file holds it. */
export const announcementOf = (changes: Partial<AnnouncementRecord> = {}): AnnouncementRecord => ({
  pages: ['home', 'pages'],
  path: '/pricing/plans',
  words: {
    en: { text: 'All plans cost half until Sunday.', link: 'See the plans' },
    fr: { text: 'Tous les forfaits à moitié prix.', link: 'Voir les forfaits' },
  },
  ...changes,
})
