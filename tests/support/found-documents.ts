import type { FoundDocument } from '#features/documents/search-contract.ts'

const paper = (number: number): FoundDocument => ({
  label: `Paper ${number}`,
  url: `paper-${number}-D${1000 + number}`,
  thumb: `thumb/${1000 + number}-250px.svg`,
})

/** Documents as a plain search service answers them: label, url and thumb only. */
export const topList = (count: number): FoundDocument[] =>
  Array.from({ length: count }, (_, at) => paper(at + 1))

/** Documents as the reference service answers them. */
export const foundDocuments = (count: number): FoundDocument[] =>
  topList(count).map((document) => ({ ...document, language: 'en', department: 'legal' }))
