import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { isRouteName } from '@chauffeur/domain/regions'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import { trpc } from '../../api/trpc.ts'
import type { FieldProblems } from '../../common/use-form-problems.ts'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { reasonToast } from '../common/failure-toast.ts'
import { problemsOfRefusal } from '../common/field-problems.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { useRefreshRoutes } from '../common/use-refresh-routes.ts'
import { useRowsInEdit } from '../common/use-rows-in-edit.ts'
import { stopTexts } from './stop-texts.ts'

type Calls = inferRouterInputs<AppRouter>['stops']

/** What a stop can be put on. */
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

interface Saving {
  readonly onDone: () => void
  readonly onRefused: (problems: FieldProblems) => void
}

export function useAddStop({ onDone, onRefused }: Saving) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (stop: Calls['create']) => client.stops.create.mutate(stop),
    done: stopTexts.done.add,
    failed: stopTexts.failed.add,
    refresh: useRefreshRoutes(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
  })
}

interface Changing extends Saving {
  /** Called once the stops have been read again. */
  readonly onChangedMeanwhile: (change: MeanwhileChange) => void
}

export function useChangeStop({ id }: AdminStop, { onDone, onRefused, onChangedMeanwhile }: Changing) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (change: Omit<Calls['change'], 'id'>) => client.stops.change.mutate({ id, ...change }),
    done: stopTexts.done.change,
    failed: (error) => reasonToast(stopTexts.failed.change, error),
    refresh: useRefreshRoutes(),
    onDone,
    onFailed: (error) => onRefused(problemsOfRefusal(error)),
    onChangedMeanwhile,
  })
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
