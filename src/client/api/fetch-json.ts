/** The server, or a proxy before it, answered something else than JSON; the message is its status. */
export class UnreadableAnswer extends Error {}

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

const MAX_ATTEMPTS = 3

/**
 * As `fetch`, for answers in JSON: any other is thrown with its status, which reading it as JSON would lose. What an
 * overloaded server has sent away, and done nothing of, is sent again when it says so.
 */
export async function fetchJson(address: string | URL | Request, init: Init = {}): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await fetch(address, { ...init, signal: init.signal ?? null })
    const { headers, status, statusText } = response
    if (!headers.get('content-type')?.includes('json'))
      throw new UnreadableAnswer(`${status} ${statusText}`.trim())
    if (status !== 503 || attempts === MAX_ATTEMPTS || !(await isOverloaded(response))) return response
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000))
    init.signal?.throwIfAborted()
  }
}

async function isOverloaded(response: Response): Promise<boolean> {
  const text = await response.clone().text()
  return text.includes('"OVERLOADED"')
}
