import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { isRouteName } from '@chauffeur/domain/regions'
import { checkNewStop } from '@chauffeur/domain/stop-rules'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { failureToast, reasonToast } from '../common/failure-toast.ts'
import { problemsOfCheck } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import type { Save } from '../common/use-draft-form.ts'
import { useRefreshRoutes } from '../common/use-refresh-routes.ts'
import { useRowsInEdit } from '../common/use-rows-in-edit.ts'
import { stopTexts } from './stop-texts.ts'

type Calls = inferRouterInputs<AppRouter>['stops']

/** A route that a stop can be put on. */
export interface RouteChoice {
  readonly id: string
  readonly name: string
  readonly isActive: boolean
}

export function useStops() {
  const query = trpc.stops.listAll.useQuery()
  const [stops, editing] = useRowsInEdit(query.data)
  return { stops, editing, state: readState(query) }
}

/** The routes that are on offer; undefined while they are not known. */
export function useRouteChoices() {
  const query = trpc.regions.listAll.useQuery()
  return {
    routes: query.data?.filter(({ name, isActive }) => isActive && isRouteName(name)),
    state: readState(query),
  }
}

/** Reads the routes before a form needs them. */
export function usePrefetchRoutes(): void {
  trpc.regions.listAll.usePrefetchQuery()
}

/** A stop as typed. */
export interface StopDraft {
  readonly name: string
  readonly hourlyPrice: string
  readonly imageUrl: string
  readonly latitude: string
  readonly longitude: string
  readonly routeIds: readonly string[]
}

export function useSaveNewStop(): Save<StopDraft & { readonly isActive?: boolean }> {
  const { client } = trpc.useUtils()
  return {
    problemsOf: (draft) => problemsOfCheck(checkNewStop(draft)),
    editHides: 'all',
    act: ({ isActive = true, ...stop }) =>
      client.stops.create.mutate({ ...stop, routeIds: [...stop.routeIds], isActive }),
    done: stopTexts.done.add,
    failed: (error) => failureToast(stopTexts.failed.add, error),
    refresh: useRefreshRoutes(),
  }
}

export function useSaveStop({ id }: AdminStop): Save<Omit<Calls['change'], 'id'>> {
  const { client } = trpc.useUtils()
  return {
    act: (change) => client.stops.change.mutate({ id, ...change }),
    done: stopTexts.done.change,
    failed: (error) => reasonToast(stopTexts.failed.change, error),
    refresh: useRefreshRoutes(),
  }
}

export function useDeleteStop({ id, version }: AdminStop) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.stops.delete.mutate({ id, version }),
    done: stopTexts.done.delete,
    failed: stopTexts.failed.delete,
    refresh: useRefreshRoutes(),
  }
}
