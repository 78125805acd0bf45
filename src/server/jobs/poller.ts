/** Does jobs as they fall due. */
export interface Worker {
  /** Polls soon, rather than at the next interval. */
  wake(): void
  /** Does every job that is due; resolves when none is left. */
  drain(): Promise<void>
  /** Starts no more jobs, and waits for those that are running. */
  stop(): Promise<void>
}

/** Whether a wake-up arrived since the poll began to listen. */
interface WakeSignal {
  readonly pending: boolean
  readonly arrived: Promise<void>
}

/** The poller as one poll can see it. */
export interface Poll {
  /** Begins to listen for wake-ups. Called before each read of the database, so that none is missed. */
  listen(): WakeSignal
  readonly isStopped: boolean
}

const POLL_MS = 5_000

// Each transaction wakes it, and none of what it looks for is a matter of less than a second.
const WATCH_DEBOUNCE_MS = 1_000

/**
 * Looks for what is due by how rows stand, or by a time that has passed, and does it.
 *
 * @param act answers true where more may be due. One act that fails is left to the next poll, and told to `onError`.
 */
export function startWatch(
  act: () => Promise<boolean | void>,
  onError: (error: unknown) => void,
  debounceMs = WATCH_DEBOUNCE_MS,
): Worker {
  return startPoller(async (poll) => {
    try {
      do poll.listen()
      while ((await act()) && !poll.isStopped)
    } catch (error) {
      onError(error)
    }
  }, debounceMs)
}

/** Runs `poll` when it is woken, drained or an interval has passed, and never twice at once in this process. */
export function startPoller(
  run: (poll: Poll) => Promise<void>,
  /** Wake-ups within so many milliseconds lead to one poll. */
  debounceMs: number,
): Worker {
  let isStopped = false
  let isWoken = false
  let woken = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  let debounce: NodeJS.Timeout | undefined

  const poll: Poll = {
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
    // Another caller may have begun the next poll already: wait for that one, too.
    while ((isWoken || running !== undefined) && !isStopped) {
      running ??= run(poll).finally(() => (running = undefined))
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

/** Two workers as one. */
export function joinWorkers(one: Worker, other: Worker): Worker {
  return {
    wake() {
      one.wake()
      other.wake()
    },
    async drain() {
      await one.drain()
      await other.drain()
    },
    async stop() {
      await Promise.all([one.stop(), other.stop()])
    },
  }
}
