import type { AppOptions, TestApp } from './app.ts'

export type Open = (options?: Omit<AppOptions, 'database'>) => Promise<TestApp>

/** An app that has what an example speaks of. */
export interface Prepared {
  readonly app: TestApp
  /** The app's own values, by those that the example shows: an id, a password. */
  readonly real: Readonly<Record<string, string>>
  /** The cookie that the browser sends with a guest's call. */
  readonly cookie?: string
  /** The token of a driver's link, of a phone's call. */
  readonly phone?: string
  /** The API key of a partner's call. */
  readonly key?: { readonly secret: string }
}

/** The preparations needed before the examples of some calls are sent, by the names of the calls. */
export type Preparations = Readonly<Partial<Record<string, (open: Open) => Promise<Prepared>>>>
