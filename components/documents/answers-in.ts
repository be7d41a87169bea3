import type { DocumentWords } from '#lib/i18n/document-words.ts'

/** The words that a customer has filled in, each with the name of its clause. */
export const answersIn = (documents: Pick<DocumentWords, 'contract'>) =>
  documents.contract.clauses.flatMap(({ name, text }) => {
    const [, answer] = /\[([^\]]+)\]/.exec(text) ?? []
    return answer === undefined ? [] : [{ name: name.replaceAll(/^[\d. ]+|\.$/g, ''), answer }]
  })
