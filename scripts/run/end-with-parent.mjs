// Loaded before a program that another one started: without its parent it has no one to stop it.
// Workers of the program inherit this file too, and must not notice.
if (process.ppid === Number(process.env.END_WITH_PARENT)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
