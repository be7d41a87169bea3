/** One statement of a migration, and what was written above it. */
export type Statement = { sql: string; comments: readonly string[]; line: number }

/** What a text is made of: comments, quoted parts, the end of a statement, anything else. */
const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g

const isComment = (token: string) => token.startsWith('--') || token.startsWith('/*')

/** Splits a migration into its statements, each with its blanks made single and the comments that stand before its end. */
export const splitSql = (text: string): Statement[] => {
  const statements: Statement[] = []
  let comments: string[] = []
  let sql = ''
  let line = 1
  let begin = 1
  const end = () => {
    const trimmed = sql.replaceAll(/\s+/g, ' ').trim()
    if (trimmed !== '') {
      statements.push({ sql: trimmed, comments, line: begin })
      comments = []
    }
    sql = ''
  }
  for (const [token] of text.matchAll(TOKEN)) {
    if (isComment(token)) comments.push(token)
    else if (token === ';') end()
    else {
      if (sql.trim() === '') begin = line + (/^\s*/.exec(token)?.[0].split('\n').length ?? 1) - 1
      sql += token
    }
    line += token.split('\n').length - 1
  }
  end()
  return statements
}
