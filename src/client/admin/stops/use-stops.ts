import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { isRouteName } from '@chauffeur/domain/regions'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { useRefreshRoutes } from '../common/use-refresh-routes.ts'
import { useSavingFailure } from '../common/use-saving-failure.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { stopTexts } from './stop-texts.ts'

type Calls = inferRouterInputs<AppRouter>['stops']

/** What a stop can be put on. */
export interface RouteChoice {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
}

export function useStops() {
  const { data, isError, isFetching, error, refetch } = trpc.stops.listAll.useQuery()
  return {
    stops: data,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

/** The routes that are on offer; undefined while they are not known. */
export function useRouteChoices() {
  const { data, isError, isFetching, error, refetch } = trpc.regions.listAll.useQuery()
  return {
    routes: data?.filter(({ name, isActive }) => isActive && isRouteName(name)),
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

/** Has the routes at hand before a form asks for them. */
export function usePrefetchRoutes(): void {
  trpc.regions.listAll.usePrefetchQuery()
}

interface Saving {
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => void
}

export function useAddStop({ onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (stop: Calls['create']) => client.stops.create.mutate(stop),
    done: stopTexts.done.add,
    failed: stopTexts.failed.add,
    refresh: useRefreshRoutes(),
    onDone,
    tellInPlace(error) {
      onRefused(error)
      return false
    },
  })
}

export function useChangeStop({ id }: AdminStop, { onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  const tellFailure = useSavingFailure()
  return useAct({
    act: (change: Omit<Calls['change'], 'id'>) => client.stops.change.mutate({ id, ...change }),
    done: stopTexts.done.change,
    failed: stopTexts.failed.change,
    refresh: useRefreshRoutes(),
    onDone,
    tellInPlace(error) {
      onRefused(error)
      tellFailure(error, stopTexts.failed.change)
      return true
    },
  })
}

export function useDeleteStop({ id }: AdminStop) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.stops.delete.mutate({ id }),
    done: stopTexts.done.delete,
    failed: stopTexts.failed.delete,
    refresh: useRefreshRoutes(),
  }
}
