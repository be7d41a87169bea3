/** What `npm run ask -- tables` asks: every table with its columns. */
export const TABLES_QUESTION = `
  select table_name as table, string_agg(column_name, ', ' order by ordinal_position) as columns
  from information_schema.columns where table_schema = 'public' group by 1 order by 1`
