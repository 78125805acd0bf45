import type { LiveEvent } from '@chauffeur/contract/live-events'
import { useEffect, useEffectEvent, useState } from 'react'

interface Listener {
  /** Something has changed. The first event of each connection is `everything`, and so is that of a right that has ended. */
  readonly onEvent: (event: LiveEvent) => void
  /** Whether changes are heard of; while they are not, the page has to ask. */
  readonly onLive: (isLive: boolean) => void
}

const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000
/** The server sends something every 20 seconds. */
const MAX_SILENCE_MS = 50_000

/**
 * Is told of changes while the page is seen, on one connection, which is made anew whenever it breaks. Ends by itself where
 * the server grants none.
 *
 * @param address a subscription of the server, with its input.
 * @returns what ends it.
 */
export function openLiveStream(
  address: string,
  { onEvent, onLive }: Listener,
  headers: Readonly<Record<string, string>> = {},
): () => void {
  /** Counts the connections: what an earlier one still says no longer counts. */
  let latest = 0
  let cut = () => {}
  let wait: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let wasLive = false

  const connect = async () => {
    latest += 1
    const current = latest
    const connection = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined
    cut = () => connection.abort()
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(cut, MAX_SILENCE_MS)
    }
    heard()
    let isGranted = true
    try {
      const init = { headers: { accept: 'text/event-stream', ...headers }, signal: connection.signal }
      const answer = await fetch(address, { ...init, cache: 'no-store' })
      if (!answer.ok) isGranted = isTemporary(answer.status)
      else
        for await (const { event, data } of messagesOf(answer, heard))
          if (event === 'serialized-error') isGranted = isTemporary(statusOf(data))
          else if (event === undefined) {
            failures = 0
            wasLive = true
            onLive(true)
            onEvent(JSON.parse(data))
          }
    } catch {
      // Cut, by either side.
    }
    clearTimeout(silence)
    if (current !== latest) return
    onLive(false)
    if (!isGranted) {
      end()
      // The page's own calls find out why.
      if (wasLive) onEvent({ name: 'everything', id: '' })
      return
    }
    // Spread, so that a server that starts anew does not see all pages at once.
    const longest = Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** failures)
    failures += 1
    wait = setTimeout(() => void connect(), longest * (0.5 + Math.random() / 2))
  }
  const stop = () => {
    latest += 1
    clearTimeout(wait)
    cut()
  }
  const follow = () => {
    stop()
    onLive(false)
    failures = 0
    if (isSeen()) void connect()
  }
  const end = () => {
    document.removeEventListener('visibilitychange', follow)
    stop()
  }

  document.addEventListener('visibilitychange', follow)
  if (isSeen()) void connect()
  return end
}

/** Opens it with the component, unless there is no address, and says whether changes are heard of. */
export function useLiveStream(address: string | undefined, onEvent: Listener['onEvent']): boolean {
  const [isLive, setLive] = useState(false)
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    if (address === undefined) return undefined
    const end = openLiveStream(address, { onEvent: (event) => hear(event), onLive: setLive })
    return () => {
      end()
      setLive(false)
    }
  }, [address])
  return isLive
}

function isSeen(): boolean {
  return document.visibilityState === 'visible'
}

/** Whether it may be granted later: not to somebody who is signed out, or whose link has ended. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429
}

interface Message {
  readonly event: string | undefined
  readonly data: string
}

/** The messages of server-sent events, as they arrive. */
async function* messagesOf({ body }: Response, heard: () => void): AsyncGenerator<Message> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    heard()
    const parts = (text + value).split(/\n{2,}/)
    text = parts.pop() ?? ''
    for (const part of parts) {
      const event = /^event: (.+)$/m.exec(part)?.[1]
      const data = /^data: (.+)$/m.exec(part)?.[1]
      if (data !== undefined) yield { event, data }
    }
  }
}

/** The status of a refusal that arrives as a message. */
function statusOf(data: string): number {
  const error: { readonly data?: { readonly httpStatus?: number } } = JSON.parse(data)
  return error.data?.httpStatus ?? 500
}
