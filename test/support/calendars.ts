import ICAL from 'ical.js'
import type { TestApp } from './app.ts'

/** Follows a calendar by the address of its link. */
export function readFeed(app: TestApp, url: string, headers: Record<string, string> = {}) {
  return app.raw({ method: 'GET', path: new URL(url).pathname, headers })
}

export function eventsOf(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
}
