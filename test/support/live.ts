import type { LiveEvent } from '@chauffeur/contract/live-events'
import { onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

/** A page's stream of what changes. */
interface OpenStream {
  /** The next event; undefined once the server has ended the stream. */
  next(): Promise<LiveEvent | undefined>
  /** The code of the refusal that it was answered with. */
  refusal(): Promise<string | undefined>
  /** Goes away, as a page that is closed. */
  leave(): void
}

/** Opens a stream as a page does, and reads that it has begun unless it is refused. */
export async function openStream(
  app: Pick<TestApp, 'origin'>,
  path: 'office' | 'trip' | 'driver',
  headers: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const input = path === 'trip' ? `?input=${encodeURIComponent('{"bookingNumber":null}')}` : ''
  const page = new AbortController()
  onTestFinished(() => page.abort())
  const answer = await fetch(`${app.origin}/trpc/live.${path}${input}`, { headers, signal: page.signal })
  const messages = messagesOf(answer)
  let refusal: string | undefined
  const next = async (): Promise<LiveEvent | undefined> => {
    const { value } = await messages.next()
    if (!value || value.event === 'return') return undefined
    if (value.event === 'serialized-error') {
      const error: { data: { code: string } } = JSON.parse(value.data)
      refusal = error.data.code
      return undefined
    }
    return value.event === undefined ? JSON.parse(value.data) : next()
  }
  return {
    next,
    async refusal() {
      await next()
      return refusal
    },
    leave: () => page.abort(),
  }
}

/** Opens a stream as `openStream` does, and returns it once it has begun. */
export async function hear(...of: Parameters<typeof openStream>): Promise<OpenStream> {
  const stream = await openStream(...of)
  const first = await stream.next()
  if (first?.name !== 'everything') throw new Error('The stream was refused')
  return stream
}

/** Reads on until the server has ended it. */
export async function untilEnd(stream: OpenStream): Promise<void> {
  while ((await stream.next()) !== undefined);
}

async function* messagesOf({ body }: Response) {
  let text = ''
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split(/\n{2,}/)
    text = parts.pop() ?? ''
    for (const part of parts)
      yield { event: /^event: (.+)$/m.exec(part)?.[1], data: /^data: (.+)$/m.exec(part)?.[1] ?? '' }
  }
}
