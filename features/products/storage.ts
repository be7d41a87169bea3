const KILOBYTES_A_GIGABYTE = 1_000_000

/** The assumed size of the files in the table on the drive's page, in kilobytes; the page says so (S2 §1). */
export const FILE_KILOBYTES = { documents: 250, scans: 2000, photos: 5000 } as const

type Kind = keyof typeof FILE_KILOBYTES

/** The number of files of a kind that a storage holds, rounded down to what really fits (S2 §1). */
export const filesIn = (gigabytes: number, kind: Kind): number =>
  Math.floor((gigabytes * KILOBYTES_A_GIGABYTE) / FILE_KILOBYTES[kind])
