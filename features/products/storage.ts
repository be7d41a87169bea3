const KILOBYTES_A_GIGABYTE = 1_000_000

/** What the files of the table on the drive's page are taken to weigh, in kilobytes; the page says so (S2 §1). */
export const FILE_KILOBYTES = { documents: 250, scans: 2000, photos: 5000 } as const

type Kind = keyof typeof FILE_KILOBYTES

/** How many files of a kind a storage holds, rounded down to what really fits (S2 §1). */
export const filesIn = (gigabytes: number, kind: Kind): number =>
  Math.floor((gigabytes * KILOBYTES_A_GIGABYTE) / FILE_KILOBYTES[kind])
