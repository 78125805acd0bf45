import { expect } from 'vitest'
import { Region } from '../../src/server/catalogue/common/region.entity.ts'
import { StopSuggestion } from '../../src/server/catalogue/stops/stop-suggestion.entity.ts'
import { AuditEntry } from '../../src/server/core/audit/audit-entry.entity.ts'
import type { TestApp } from './app.ts'
import type { Answer, ApiClient } from './api-clients.ts'

/** The calls of a signed-in administrator by REST or by tRPC. */
export async function adminClient(app: TestApp, name: keyof TestApp['clients']): Promise<ApiClient> {
  const cookie = await app.adminCookie()
  return { ask: (call, input, options) => app.clients[name].ask(call, input, { cookie, ...options }) }
}

/** The id of a region that the first rows or a test have made. */
export async function regionId(app: TestApp, name: string): Promise<string> {
  return (await app.database.fresh().findOneOrFail(Region, { name })).id
}

export async function stopNamed(app: TestApp, name: string): Promise<StopSuggestion> {
  return app.database.fresh().findOneOrFail(StopSuggestion, { name }, { populate: ['routes'] })
}

/** A new stop as the dialog sends it. Loose, so that a test can lay anything over it. */
export async function aStop(app: TestApp, change: object = {}): Promise<Record<string, unknown>> {
  return {
    name: 'Alte Waterfall',
    routeIds: [await regionId(app, 'Faro-Lisbon')],
    imageUrl: 'https://pictures.example/alte.jpg',
    hourlyPrice: 60,
    latitude: '37.2367',
    longitude: '-8.1767',
    isActive: true,
    ...change,
  }
}

/** Returns the audit entries of one thing, oldest first. */
export async function actsOn(app: TestApp, subjectId: string) {
  const entries = await app.database.fresh().find(AuditEntry, { subjectId }, { orderBy: { at: 'asc' } })
  return entries.map(({ act, admin, subject, subjectName, details }) => ({
    act,
    admin,
    subject,
    subjectName,
    details,
  }))
}

/** That a field was refused, in words for a person and by its name. The stated sentences end without a full stop. */
export function expectFieldRefused({ status, refused }: Answer, field: string, sentence?: string): void {
  expect([status, refused.code]).toEqual([400, 'INVALID_INPUT'])
  expect(refused.message).toBe(refused.error)
  expect(refused.details?.map(({ field }) => field.split('.')[0])).toContain(field)
  expect(refused.error).toMatch(/^[A-Z“]/)
  expect(refused.error).not.toMatch(
    /Invalid input|expected|received|Too (?:big|small)|undefined|NaN|\[object/,
  )
  if (sentence !== undefined) expect(refused.error).toBe(sentence)
}
