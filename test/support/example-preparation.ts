import type { AppOptions, TestApp } from './app.ts'

export type Open = (options?: Omit<AppOptions, 'database'>) => Promise<TestApp>

/** An app that has what an example speaks of. */
export interface Prepared {
  readonly app: TestApp
  /** What stands here for what the example says: an id of its own, a password. */
  readonly real: Readonly<Record<string, string>>
  /** What the browser of a guest's call has. */
  readonly cookie?: string
  /** The token of a driver's link, of a phone's call. */
  readonly phone?: string
  /** The API key of a partner's call. */
  readonly key?: { readonly secret: string }
}

/** What must be there before the examples of some calls are sent, by the names of the calls. */
export type Preparations = Readonly<Partial<Record<string, (open: Open) => Promise<Prepared>>>>
