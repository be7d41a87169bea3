/** Runs a command to its end; what it throws is printed as one line and makes the exit code 1. */
export const main = async (command: () => Promise<void>) => {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
