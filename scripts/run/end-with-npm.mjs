// Loaded before what `npm run …` starts. npm hands a signal to the shell between the two, which ends without a word to
// its child: a child that has lost this parent ends in order too, or it would keep its port for ever.
const EVERY_MS = 250

if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  timer.unref()
}
