import { trpc } from '../../api/trpc.ts'
import { readState } from '../common/read-state.ts'

export interface Owner {
  readonly id: string
  readonly name: string
}

/** The API keys in use, and the one that owns a receiver now, to choose from. */
export function useOwners(current: Owner | null) {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  const inUse: readonly Owner[] = query.data?.keys.filter(({ revokedAt }) => revokedAt === null) ?? []
  const isListed = current === null || inUse.some(({ id }) => id === current.id)
  return { owners: isListed ? inUse : [current, ...inUse], problem: readState(query).problem }
}
