import type { ApiKey, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import type { ApiKeyFields } from '@chauffeur/domain/api-keys'
import { readRefusal } from '../../api/refusal.ts'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { keyTexts } from './key-texts.ts'

export function useKeys() {
  // Each look is a look at what there is now.
  const { data, isError, isFetching, error, refetch } = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  return {
    keys: data?.keys,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

interface Making {
  readonly onDone: (made: ApiKeyWithSecret) => void
  /** Told what the server says of fields. */
  readonly onRefused: (error: unknown) => void
}

export function useMakeKey({ onDone, onRefused }: Making) {
  const { client, keys } = trpc.useUtils()
  return useAct({
    act: ({ name, scopes }: ApiKeyFields) =>
      client.keys.create.mutate({ name: name ?? null, scopes: scopes ? [...scopes] : null }),
    done: keyTexts.done.make,
    failed: keyTexts.failed.make,
    refresh: () => keys.list.invalidate(),
    onDone,
    tellInPlace(error) {
      const isOfFields = Object.keys(readRefusal(error)?.fields ?? {}).length > 0
      if (isOfFields) onRefused(error)
      return isOfFields
    },
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
