import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { RegionFields } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { trpc } from '../../shared/api/trpc.ts'
import { useToast } from '../../shared/ui/toast.tsx'
import type { MeanwhileChange } from '../common/meanwhile-change.ts'
import { reasonToast } from '../common/failure-toast.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { useRefreshRoutes } from '../common/use-refresh-routes.ts'
import { useRowsInEdit } from '../common/use-rows-in-edit.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { regionTexts } from './region-texts.ts'

export function useRegions() {
  const query = trpc.regions.listAll.useQuery()
  const [data, editing] = useRowsInEdit(query.data)
  const counts = trpc.regions.stopCounts.useQuery().data
  return {
    routes: data?.filter(({ name }) => isRouteName(name)),
    others: data?.filter(({ name }) => !isRouteName(name)) ?? [],
    editing,
    state: readState(query),
    /** Undefined while it is not known. */
    stopsOn: (id: string) => counts?.find(({ routeId }) => routeId === id)?.stopsCount,
  }
}

interface Saving {
  readonly onDone: () => void
  readonly onFailed: (error: unknown) => void
}

type SentRegion = RegionFields & { isActive: boolean }

export function useAddRegion(shared: Saving) {
  const { client } = trpc.useUtils()
  return useAct({
    act: (region: SentRegion) => client.regions.create.mutate(region),
    done: regionTexts.done.create,
    failed: regionTexts.failed.create,
    refresh: useRefreshRoutes(),
    ...shared,
  })
}

interface Changing extends Saving {
  /** Called once the regions have been read again. */
  readonly onChangedMeanwhile: (change: MeanwhileChange) => void
}

export function useChangeRegion(
  region: AdminRegion | undefined,
  { onDone, onFailed, onChangedMeanwhile }: Changing,
) {
  const { client } = trpc.useUtils()
  const { showToast } = useToast()
  return useAct({
    act: (change: SentRegion & { version?: number }) =>
      client.regions.change.mutate({ id: region?.id ?? '', ...change }),
    done: regionTexts.done.edit,
    failed: (error) => reasonToast(regionTexts.failed.edit, error),
    refresh: useRefreshRoutes(),
    onDone({ notice }) {
      if (notice !== undefined) showToast({ title: regionTexts.done.edit.title, description: notice })
      onDone()
    },
    onFailed,
    onChangedMeanwhile,
  })
}

interface Deleting {
  readonly onDone: () => void
  readonly onRefused: (sentence: string) => void
}

export function useDeleteRegion({ id, version }: AdminRegion, { onDone, onRefused }: Deleting) {
  const { client } = trpc.useUtils()
  return useAct({
    act: () => client.regions.delete.mutate({ id, version }),
    done: regionTexts.done.delete,
    // The reason stands in the dialog, for longer than a toast does.
    failed: () => ({ title: regionTexts.failed.delete }),
    refresh: useRefreshRoutes(),
    onDone,
    onFailed: (error) => onRefused(sentenceOf(error)),
  })
}
