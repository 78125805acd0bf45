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
export interface Word {
  readonly isHere: boolean
  readonly comes: Promise<void>
}

/** What one round of work knows of the outside. */
export interface Round {
  /** Begins to listen for word; done before each look, so that none is missed. */
  listen(): Word
  readonly isStopped: boolean
}

const POLL_MS = 5_000

/** Lets `work` look whenever it is woken, drained, or a while has passed; never twice at once in this process. */
export function startLookout(
  work: (round: Round) => Promise<void>,
  /** What comes in a burst within so many milliseconds is one look. */
  gatherMs: number,
): Worker {
  let isStopped = false
  let isAsked = false
  let asked = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  let gathering: NodeJS.Timeout | undefined

  const round: Round = {
    listen() {
      isAsked = false
      asked = Promise.withResolvers()
      return {
        get isHere() {
          return isAsked
        },
        comes: asked.promise,
      }
    },
    get isStopped() {
      return isStopped
    },
  }
  const drain = async () => {
    isAsked = true
    asked.resolve()
    // Another caller may have begun the next look already: it is waited for, too.
    while ((isAsked || running !== undefined) && !isStopped) {
      running ??= work(round).finally(() => (running = undefined))
      await running
    }
  }
  const wake = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined
      void drain()
    }, gatherMs).unref()
  }
  const timer = setInterval(wake, POLL_MS).unref()

  return {
    wake,
    drain,
    async stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(gathering)
      asked.resolve()
      await running
    },
  }
}
