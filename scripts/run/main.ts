/** Node names an option that it does not know, and not the ones that there are. */
const adviceFor = (error: Error): string =>
  'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? '. How it is written stands on the page that the table "Commands" of README.md names for it.'
    : ''

/** Runs a command to its end; what it throws is printed as one line and makes the exit code 1. */
export const main = async (command: () => Promise<void>) => {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}${adviceFor(error)}` : error)
    process.exitCode = 1
  }
}
