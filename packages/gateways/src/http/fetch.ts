/** What a client needs of fetch, so that another one can stand in for it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
