import { useCallback, useEffect, useState } from 'react'
import type { Calls } from './calls.ts'
import { useWords, type PageLanguage } from './language.tsx'
import { panel, plainButton, quietButton } from './parts.tsx'
import { readPreference, savePreference } from '../shared/forms/preferences.ts'

/** `homeScreen`: this phone shows messages of a page only that was added to it. */
type PushState = 'ask' | 'asking' | 'on' | 'refused' | 'cannot' | 'homeScreen' | 'failed'

interface PushOfferProps {
  /** Undefined in a list that the phone has kept from before there was one. */
  readonly pushKey: string | null | undefined
  readonly language: PageLanguage
  readonly calls: Pick<Calls, 'subscribe' | 'unsubscribe'>
}

/** Kept on the phone: the browser goes on allowing what was turned off here. */
const TURNED_OFF = 'driver-messages-off'

/** Asks, by a button, whether this phone may tell of new trips, and turns it off again; says so where it cannot. */
export function PushOffer({ pushKey, language, calls }: PushOfferProps) {
  const { subscribe, unsubscribe } = calls
  const words = useWords().push
  const [state, setState] = useState(firstState)

  const turnOn = useCallback(
    async (key: string) => {
      try {
        await subscribe(await subscriptionOf(key), language)
        savePreference(TURNED_OFF, null)
        return 'on'
      } catch {
        return Notification.permission === 'denied' ? 'refused' : 'failed'
      }
    },
    [language, subscribe],
  )

  useEffect(() => {
    // Subscribes again where it is on already: the link, the language or the server's memory may be another one.
    if (pushKey != null && firstState() === 'on') void turnOn(pushKey).then(setState)
  }, [pushKey, turnOn])

  if (pushKey == null) return null
  if (state === 'on')
    return (
      <p className="flex flex-wrap items-center gap-x-3 pt-6 text-sm text-soft">
        {words.on}
        <button
          type="button"
          className={`${quietButton} -ml-2`}
          onClick={() => {
            savePreference(TURNED_OFF, 'yes')
            setState('ask')
            void turnOff(unsubscribe)
          }}
        >
          {words.off}
        </button>
      </p>
    )
  const isAsking = state === 'ask' || state === 'asking' || state === 'failed'
  if (!isAsking) return <p className="pt-6 text-sm text-soft">{words[state]}</p>
  return (
    <section className={`${panel} mt-6 grid gap-3`}>
      <p className="text-soft">{state === 'failed' ? words.failed : words.why}</p>
      <button
        type="button"
        disabled={state === 'asking'}
        className={plainButton}
        onClick={() => {
          setState('asking')
          void turnOn(pushKey).then(setState)
        }}
      >
        {words.ask}
      </button>
    </section>
  )
}

function firstState(): PushState {
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApple ? 'homeScreen' : 'cannot'
  if (Notification.permission === 'granted') return readPreference(TURNED_OFF) === null ? 'on' : 'ask'
  return Notification.permission === 'denied' ? 'refused' : 'ask'
}

/** The browser asks the driver the first time. One that was made with another key of the server is made anew. */
async function subscriptionOf(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Without signal the server hears of it from the push service, when it sends the next message. */
async function turnOff(unsubscribe: Calls['unsubscribe']): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.getSubscription()
  if (!subscription) return
  await Promise.allSettled([unsubscribe(subscription), subscription.unsubscribe()])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
    one.charCodeAt(0),
  )
}
