/** What looks again and again for work that is due. */
export interface Worker {
  /** Looks in a moment rather than at the next poll. */
  wake(): void
  /** Does all that is due; resolves when nothing is left. */
  drain(): Promise<void>
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Word that there may be more to do since it was listened for. */
export interface WakeSignal {
  readonly pending: boolean
  readonly arrived: Promise<void>
}

/** What one round of work knows of the outside. */
export interface Poll {
  /** Begins to listen for word; done before each look, so that none is missed. */
  listen(): WakeSignal
  readonly isStopped: boolean
}

const POLL_MS = 5_000

/** Lets `work` look whenever it is woken, drained, or a while has passed; never twice at once in this process. */
export function startPoller(
  context: (poll: Poll) => Promise<void>,
  /** What comes in a burst within so many milliseconds is one look. */
  debounceMs: number,
): Worker {
  let isStopped = false
  let isWoken = false
  let woken = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  let debounce: NodeJS.Timeout | undefined

  const round: Poll = {
    listen() {
      isWoken = false
      woken = Promise.withResolvers()
      return {
        get pending() {
          return isWoken
        },
        arrived: woken.promise,
      }
    },
    get isStopped() {
      return isStopped
    },
  }
  const drain = async () => {
    isWoken = true
    woken.resolve()
    // Another caller may have begun the next look already: it is waited for, too.
    while ((isWoken || running !== undefined) && !isStopped) {
      running ??= context(round).finally(() => (running = undefined))
      await running
    }
  }
  const wake = () => {
    debounce ??= setTimeout(() => {
      debounce = undefined
      void drain()
    }, debounceMs).unref()
  }
  const timer = setInterval(wake, POLL_MS).unref()

  return {
    wake,
    drain,
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(debounce)
      woken.resolve()
      await running
    },
  }
}
