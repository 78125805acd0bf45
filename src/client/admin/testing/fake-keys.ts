import type { AgentSetting } from '@chauffeur/contract/agents'
import type { ApiKey } from '@chauffeur/contract/api-keys'
import { endpoints } from '@chauffeur/contract/endpoints'
import { checkNewApiKey } from '@chauffeur/domain/api-keys'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { aPartner } from './fake-partners.ts'
import { Refused, sent, t, type ClosedProcedure } from './fake-procedures.ts'

const DAYS = Array.from({ length: 30 }, (_, n) =>
  new Date(Date.UTC(2026, 9, 23 + n)).toISOString().slice(0, 10),
)

/** A key that is in use; a test sets only what it is about. */
export function aKey(facts: Partial<ApiKey> = {}): ApiKey {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Lisbon Hotels',
    partner: { id: aPartner().id, name: aPartner().name },
    allowedIps: null,
    expiresAt: null,
    scopes: ['quote', 'book'],
    start: 'ctk_live_AbCdEf',
    createdAt: '2026-11-20T10:42:00.000Z',
    createdBy: 'maria',
    lastUsedAt: null,
    oldSecret: null,
    revokedAt: null,
    revokedBy: null,
    usage: DAYS.map((day) => ({ day, calls: 0 })),
    ...facts,
  }
}

interface Memory {
  keys: ApiKey[]
  readonly hold: Promise<void>
}

/** The calls about API keys. */
export function fakeKeyCalls(server: Memory, closed: ClosedProcedure) {
  let secrets = 0
  const withSecret = (key: ApiKey) => {
    secrets += 1
    return { ...key, secret: `${key.start}-secret-${secrets}` }
  }
  const change = async (id: string, facts: Partial<ApiKey>) => {
    await server.hold
    const found = server.keys.find((key) => key.id === id)
    if (!found) throw new Refused('NOT_FOUND', 'There is no such API key.', { code: 'NOT_FOUND' })
    const changed = { ...found, ...facts }
    server.keys = server.keys.map((key) => (key === found ? changed : key))
    return changed
  }
  return t.router({
    list: closed.output(endpoints.listApiKeys.output).query(() => ({ keys: server.keys })),
    create: closed
      .input(endpoints.createApiKey.input)
      .output(endpoints.createApiKey.output)
      .mutation(async ({ input }) => {
        await server.hold
        const check = checkNewApiKey(input)
        if (!check.valid) throw new Error('The page sends what the rules accept')
        const { name, scopes } = check.value
        const message = englishSentence({ code: 'api_key_name_taken', name })
        if (server.keys.some((key) => key.name === name))
          throw new Refused('CONFLICT', message, {
            code: 'ALREADY_EXISTS',
            details: [{ field: 'name', message }],
          })
        const key = aKey({ id: crypto.randomUUID(), name, scopes: [...scopes] })
        server.keys = [key, ...server.keys]
        return withSecret(key)
      }),
    rotate: closed
      .input(endpoints.rotateApiKey.input)
      .output(endpoints.rotateApiKey.output)
      .mutation(async ({ input: { id, endAtOnce } }) => {
        const old = { start: 'ctk_live_AbCdEf', endsAt: '2026-11-22T11:00:00.000Z' }
        return withSecret(await change(id, { start: 'ctk_live_UvWxYz', oldSecret: endAtOnce ? null : old }))
      }),
  })
}

/** The server's calls about what agents may do. */
export function fakeAgentCalls(server: { agents: AgentSetting }, closed: ClosedProcedure) {
  return t.router({
    setting: closed.output(sent(endpoints.readAgentSetting)).query(() => server.agents),
    changeSetting: closed
      .input(endpoints.changeAgentSetting.input)
      .output(sent(endpoints.changeAgentSetting))
      .mutation(({ input: { mayBook, bookingsPerDay, version } }) => {
        server.agents = { mayBook, bookingsPerDay, version: (version ?? 0) + 1 }
        return server.agents
      }),
  })
}
