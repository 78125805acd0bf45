import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import type { ApiKeyFields } from '@chauffeur/domain/api-keys'
import type { FieldProblems } from '../../common/use-form-problems.ts'
import { trpc } from '../../api/trpc.ts'
import { toastUnlessAtFields } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { keyTexts } from './key-texts.ts'

export function useKeys() {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  return { keys: query.data?.keys, state: readState(query) }
}

interface Making {
  readonly onDone: (made: ApiKeyWithSecret) => void
  readonly onRefused: (problems: FieldProblems) => void
}

export function useMakeKey({ onDone, onRefused }: Making) {
  const { client, keys } = trpc.useUtils()
  return useAct({
    act: ({ name, scopes }: ApiKeyFields) =>
      client.keys.create.mutate({ name: name ?? null, scopes: scopes ? [...scopes] : null }),
    done: keyTexts.done.make,
    failed: (error) => toastUnlessAtFields(keyTexts.failed.make, error),
    refresh: () => keys.list.invalidate(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
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
