/** Tables and columns that the same migration has made: no build of before knows them. */
export type Made = { tables: Set<string>; columns: Set<string> }

type Rule = {
  /** What it looks like; the groups are names, with or without quotation marks. */
  form: RegExp
  /** Why the build of before cannot live with it; undefined where it can. */
  why: (names: readonly string[], made: Made) => string | undefined
}

const NAME = String.raw`"?(?:public"?\."?)?(\w+)"?`

const form = (text: string) =>
  new RegExp(`^${text.replaceAll('NAME', NAME).replaceAll(' ', String.raw`\s+`)}`, 'i')

const never = (why: string) => () => why

/** A table that nobody before knows may be made in any way. */
const unlessNew =
  (why: string): Rule['why'] =>
  ([table = ''], made) =>
    made.tables.has(table) ? undefined : why

/** What a column of a table that is there may bring: a value for the rows of those who do not name it, and nothing that binds them. */
const addedColumn = (definition: string): string | undefined => {
  const hasDefault = /\bdefault\b/i.test(definition)
  if (/\b(?:primary key|unique)\b/i.test(definition) && hasDefault)
    return 'two rows of the build of before get the same value of a column that is unique'
  if (/\bgenerated\b/i.test(definition))
    return 'it writes the whole table anew and locks it meanwhile'
  if (/\bcheck\b/i.test(definition)) return 'the build of before may write what the check forbids'
  const isNeeded = /\bnot null\b|\bprimary key\b/i.test(definition)
  return isNeeded && !hasDefault
    ? 'a new column that may not be empty needs a default: the build of before writes rows without it'
    : undefined
}

const addColumn: Rule = {
  form: form('alter table (?:if exists )?(?:only )?NAME add column (?:if not exists )?NAME (.*)'),
  why: ([table = '', column = '', definition = ''], made) => {
    made.columns.add(`${table}.${column}`)
    return made.tables.has(table) ? undefined : addedColumn(definition)
  },
}

/** A key to another table binds those who write the column: nobody before does, where it is new. */
const addForeignKey: Rule = {
  form: form('alter table (?:only )?NAME add constraint NAME foreign key \\(NAME\\)'),
  why: ([table = '', , column = ''], made) =>
    made.tables.has(table) || made.columns.has(`${table}.${column}`)
      ? undefined
      : 'the build of before may write a value that the key forbids',
}

/** An update may fill what is new; what was there is what the build of before works with. */
const update: Rule = {
  form: form('update NAME set NAME =(.*)'),
  why: ([table = '', column = '', rest = ''], made) => {
    const isOne = !/,\s*"?\w+"?\s*=/.test(rest.replace(/\bwhere\b.*/i, ''))
    return made.tables.has(table) || (isOne && made.columns.has(`${table}.${column}`))
      ? undefined
      : 'it changes what the build of before works with'
  },
}

/** It ends the sign-ins of accounts, as services do by the same step: the build of before asks for the number anew each time. */
const raiseSignInNumber: Rule = {
  form: form('update "?users"? set ("?sign_in_number"?) = \\1 \\+ 1 where'),
  why: () => undefined,
}

const createTable: Rule = {
  form: form('create table (?:if not exists )?NAME'),
  why: ([table = ''], made) => {
    made.tables.add(table)
    return undefined
  },
}

const ALTERED = 'alter table (?:if exists )?(?:only )?NAME '

const TYPE_CHANGE =
  'another type: the build of before reads the column as what it was (a bigint comes as text), and its values may not fit'

/** The first rule of the form of a statement decides; what has none is refused. */
const RULES: readonly Rule[] = [
  createTable,
  addColumn,
  addForeignKey,
  {
    form: form('create unique index (?:concurrently )?(?:if not exists )?NAME on NAME'),
    why: ([, table = ''], made) =>
      unlessNew(
        'a unique index of a table that is there fails on rows that are twice, locks the table while it is made, and refuses what the build of before may write',
      )([table], made),
  },
  { form: form('create index (?:if not exists )?NAME on NAME'), why: () => undefined },
  { form: form('create (?:extension|schema) if not exists'), why: () => undefined },
  { form: form('create type NAME as enum'), why: () => undefined },
  // Nobody before reads it; one in the place of another is refused, as what that one gave may be missed.
  { form: form('create view NAME as'), why: () => undefined },
  // A function in the place of another is refused, as above.
  { form: form('create function NAME'), why: () => undefined },
  {
    form: form('create trigger NAME .*? on NAME'),
    why: ([, table = ''], made) =>
      unlessNew('it changes or refuses what the build of before writes')([table], made),
  },
  { form: form('comment on'), why: () => undefined },
  {
    form: form('insert into NAME'),
    why: unlessNew('it adds rows to a table that the build of before works with'),
  },
  raiseSignInNumber,
  update,
  { form: form('drop table'), why: never('the build of before reads the table') },
  {
    form: form('drop (?:index|view|type|schema|sequence|function|trigger|extension)'),
    why: never('the build of before may need it'),
  },
  {
    form: form(`${ALTERED}drop constraint`),
    why: never('the build of before counts on it, as in ON CONFLICT'),
  },
  {
    form: form(`${ALTERED}drop (?:column )?`),
    why: never('the build of before reads and writes the column'),
  },
  {
    form: form(`${ALTERED}(?:rename|set schema)`),
    why: never('the build of before knows the old name'),
  },
  {
    form: form(`${ALTERED}alter (?:column )?NAME drop default`),
    why: unlessNew('the build of before writes rows without the column'),
  },
  { form: form(`${ALTERED}alter (?:column )?NAME set default`), why: () => undefined },
  {
    form: form(`${ALTERED}alter (?:column )?NAME set not null`),
    why: unlessNew('the build of before may write nothing there'),
  },
  {
    form: form(`${ALTERED}alter (?:column )?NAME drop not null`),
    why: unlessNew('the build of before cannot read a row in which it is empty'),
  },
  {
    form: form(`${ALTERED}alter (?:column )?NAME (?:set data )?type`),
    why: unlessNew(TYPE_CHANGE),
  },
  {
    form: form(`${ALTERED}add (?:constraint|unique|primary key|check|exclude)`),
    why: unlessNew(
      'it refuses what the build of before may write, and looks through the whole table under a lock',
    ),
  },
]

/** Several changes in one ALTER TABLE; a comma in brackets or quotation marks separates nothing. */
const partsOf = (sql: string): string[] => {
  const head = /^alter table (?:if exists )?(?:only )?\S+ /i.exec(sql)?.[0]
  if (head === undefined) return [sql]
  let depth = 0
  const parts = ['']
  for (const [token] of sql.slice(head.length).matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts.map((part) => head + part.trim())
}

const refusalOfPart = (sql: string, made: Made): string | undefined => {
  for (const { form: pattern, why } of RULES) {
    const match = pattern.exec(sql)
    if (match) return why(match.slice(1), made)
  }
  return 'nothing is known of such a statement: add its rule, with a test'
}

/** Why the build of before cannot live with a statement; undefined where it can. `made` learns what the statement makes. */
export const refusalOf = (sql: string, made: Made): string | undefined =>
  partsOf(sql)
    .map((part) => refusalOfPart(part, made))
    .find((why) => why !== undefined)
