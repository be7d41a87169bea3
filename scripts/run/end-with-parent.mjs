// Loaded before a program that another one started: without its parent it has no one to stop it.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
