import closeWithGrace from 'close-with-grace'

const CLOSE_WITHIN_MS = 10_000
// A process that handles the signal of a fault, such as SIGSEGV, would hang in it. The others end it as they always do.
const LEFT_ALONE = [
  'SIGHUP',
  'SIGQUIT',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
] as const

interface Options {
  readonly logger: Pick<Console, 'error'>
  readonly withinMs?: number
}

/**
 * Closes before the process ends: with code 0 on SIGTERM and SIGINT, with code 1 after an error that nobody caught.
 * When closing fails or takes too long, the process ends with code 1.
 */
export function closeOnSignals(
  close: () => Promise<void>,
  { logger, withinMs = CLOSE_WITHIN_MS }: Options,
): void {
  let isClosing = false
  const closing = closeWithGrace(
    { delay: withinMs, logger, skip: [...LEFT_ALONE, 'SIGTERM', 'SIGINT'] },
    async ({ err }) => {
      isClosing = true
      if (err) logger.error(err)
      await close()
    },
  )
  // The library would end the process on a second signal. npm passes on the Ctrl-C that the process has had already,
  // and that must not cut a request.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (!isClosing) closing.close()
    })
}
