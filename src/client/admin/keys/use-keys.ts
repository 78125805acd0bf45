import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { checkNewApiKey } from '@chauffeur/domain/api-keys'
import { trpc } from '../../shared/api/trpc.ts'
import { problemsOfCheck } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import type { Save } from '../common/use-draft-form.ts'
import { keyTexts } from './key-texts.ts'

export function useKeys() {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  return { keys: query.data?.keys, state: readState(query) }
}

export interface KeyDraft {
  readonly name: string
  readonly scopes: readonly string[]
}

export function useMakeKey(onDone: (made: ApiKeyWithSecret) => void): Save<KeyDraft, ApiKeyWithSecret> {
  const { client, keys } = trpc.useUtils()
  return {
    problemsOf: (draft) => problemsOfCheck(checkNewApiKey(draft)),
    editHides: 'all',
    act: ({ name, scopes }) => client.keys.create.mutate({ name, scopes: [...scopes] }),
    done: keyTexts.done.make,
    failed: keyTexts.failed.make,
    refresh: () => keys.list.invalidate(),
    onDone,
  }
}

export function useRotateKey({ id }: ApiKey, onDone: (made: ApiKeyWithSecret) => void) {
  const { client, keys } = trpc.useUtils()
  return useAct({
    act: (endAtOnce: boolean) => client.keys.rotate.mutate({ id, endAtOnce }),
    done: keyTexts.done.rotate,
    failed: keyTexts.failed.rotate,
    refresh: () => keys.list.invalidate(),
    onDone,
  })
}

/** Ends the replaced secret, or the whole key. */
export function useEndKey({ id }: ApiKey, what: 'endOld' | 'revoke', onSettled: () => void) {
  const { client, keys } = trpc.useUtils()
  return useAct<void, unknown>({
    act: () => (what === 'revoke' ? client.keys.revoke : client.keys.endOldSecret).mutate({ id }),
    done: keyTexts.done[what],
    failed: keyTexts.failed[what],
    refresh: () => keys.list.invalidate(),
    onSettled,
  })
}
