// The timers of a page in the background are stretched to a minute; those of a worker are not.
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage(null), data)
})
