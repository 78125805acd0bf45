/** The server, or a proxy before it, answered something else than JSON; the message is its status. */
export class UnreadableAnswer extends Error {}

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/** As `fetch`, for answers in JSON: any other is thrown with its status, which reading it as JSON would lose. */
export async function fetchJson(address: string | URL | Request, init: Init = {}): Promise<Response> {
  const response = await fetch(address, { ...init, signal: init.signal ?? null })
  const { headers, status, statusText } = response
  if (headers.get('content-type')?.includes('json')) return response
  throw new UnreadableAnswer(`${status} ${statusText}`.trim())
}
